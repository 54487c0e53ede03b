import { readMenu } from '@shop/schema/http/content'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#data/testing/accessible.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import bundledMenu from './server/bundled-menu.json' with { type: 'json' }
import { Header } from './shell/header.tsx'
import { showTab } from './shell/menu/nav-store.ts'

const menu = readMenu(bundledMenu)?.document ?? { kind: 'menu', tabs: [] }

beforeEach(() => {
  showTab(null)
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(menu))
})
afterEach(() => void document.documentElement.style.removeProperty('font-size'))

async function header(width: number, letters: 'usual' | 'twice as large' = 'usual') {
  await page.viewport(width, 900)
  if (letters !== 'usual') document.documentElement.style.fontSize = '32px'
  const screen = await renderInShop(
    <>
      <Header searchToggle={<button type="button">Search</button>} />
      <main style={{ blockSize: '60rem' }} />
    </>,
    { menuTabs: menu.tabs, path: '/sale' },
  )
  const dialog = screen.getByRole('dialog', { name: 'Menu' })
  return {
    ...screen,
    dialog,
    opener: screen.getByRole('button', { name: 'Menu' }),
    tab: screen.getByRole('banner').getByRole('link', { name: 'Engagement Rings' }),
    panel: screen.getByRole('group', { name: 'Engagement Rings' }),
    tabInDrawer: dialog.getByRole('link', { name: 'Engagement Rings' }),
    title: screen.getByRole('heading', { name: 'Engagement Rings' }),
  }
}

/** Whether all of an element's content has room beside each other. */
function fits(element: Element): boolean {
  return element.scrollWidth <= element.clientWidth
}

/** The words of an element that are broken in two because there is no room for them. */
function brokenWords(element: Element): string[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word)
    }
  }
  return broken
}

describe('the menu in a drawer', () => {
  it.each([
    [390, 'usual'],
    [768, 'usual'],
    [390, 'twice as large'],
    [768, 'twice as large'],
  ] as const)('has room for all of it at %i px, letters %s', async (width, letters) => {
    const { opener, dialog, tabInDrawer, title } = await header(width, letters)
    await opener.click()
    await expect.element(tabInDrawer).toBeVisible()
    const drawer = dialog.element()
    await expect.poll(() => [fits(drawer), brokenWords(drawer)]).toEqual([true, []])
    await tabInDrawer.click()
    await expect.element(title).toBeVisible()
    // It slides in.
    await expect.poll(() => [fits(drawer), brokenWords(drawer)]).toEqual([true, []])
    await expectAccessible(drawer)
  })

  it('is walked by keyboard alone at 768 px, into a panel and on to a list', async () => {
    const { opener, dialog, title, address } = await header(768)
    opener.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.tab()
    await expect.element(dialog.getByRole('link', { name: 'Engagement Rings' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(title).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: 'All of the menu' })).toHaveFocus()
    await userEvent.tab()
    await expect.element(dialog.getByRole('link', { name: /^Start with a setting/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(address).toBe('/create/engagement-ring')
    await expect.element(dialog).not.toBeInTheDocument()
  })
})

describe('the panels below the header', () => {
  it.each([
    [1024, 'usual'],
    [1440, 'usual'],
    [1366, 'twice as large'],
    [1440, 'twice as large'],
  ] as const)('have room for all they hold at %i px, letters %s', async (width, letters) => {
    const { tab, panel } = await header(width, letters)
    await tab.click()
    await expect.element(panel).toBeVisible()
    await expect.element(panel.getByText('READY TO WEAR')).toBeVisible()
    await expect.element(panel.getByText('Finished rings, delivered in 2-5 days')).toBeVisible()
    const shown = panel.element()
    expect([fits(shown), brokenWords(shown)]).toEqual([true, []])
    expect(shown.getBoundingClientRect().bottom).toBeLessThanOrEqual(900)
  })
})
