import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible } from '#data/testing/accessible.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { MenuTabs } from './menu-tabs.tsx'
import { showTab } from './nav-store.ts'
import { smallMenu } from './testing/small-menu.ts'

const answer = vi.fn<() => Promise<Response>>()
beforeEach(() => {
  showTab(null)
  vi.spyOn(window, 'fetch').mockImplementation(answer)
  answer.mockReset().mockImplementation(async () => Response.json(smallMenu))
})

async function header() {
  const screen = await renderInShop(
    <>
      {/* Below which the panels open, as below the header. */}
      <div style={{ position: 'relative' }}>
        <MenuTabs className={undefined} current="jewellery" />
      </div>
      <button type="button" style={{ marginBlockStart: '30rem' }}>
        The page
      </button>
    </>,
    { menuTabs: smallMenu.tabs },
  )
  return {
    ...screen,
    jewellery: screen.getByRole('link', { name: 'Jewellery' }),
    bespoke: screen.getByRole('link', { name: 'Bespoke' }),
    learn: screen.getByRole('link', { name: 'Learn' }),
    panel: screen.getByRole('group', { name: 'Jewellery' }),
    sapphire: screen.getByRole('link', { name: 'Sapphire' }),
    otherPanel: screen.getByRole('group', { name: 'Bespoke' }),
    page: screen.getByRole('button', { name: 'The page' }),
  }
}

describe('the tabs of the header', () => {
  it('open a panel at a press, and close it at another', async () => {
    const { jewellery, panel, address, container } = await header()
    await expect.element(jewellery).toHaveAttribute('href', '/jewellery/collection')
    await expect.element(jewellery).toHaveAttribute('aria-current', 'true')
    await jewellery.click()
    await expect.element(panel).toBeVisible()
    await expect.element(jewellery).toHaveAttribute('aria-expanded', 'true')
    await expectAccessible(container)
    await jewellery.click()
    await expect.element(panel).not.toBeInTheDocument()
    await expect.element(jewellery).toHaveAttribute('aria-expanded', 'false')
    expect(address()).toBe('/')
  })

  it('open a panel under a mouse that rests, and another in its place, and close it when the mouse leaves', async () => {
    const { jewellery, bespoke, panel, otherPanel, page } = await header()
    await jewellery.hover()
    await expect.element(panel).toBeVisible()
    await bespoke.hover()
    await expect.element(otherPanel).toBeVisible()
    await expect.element(panel).not.toBeInTheDocument()
    await page.hover()
    await expect.element(otherPanel).not.toBeInTheDocument()
  })

  it('close a panel at Escape under a mouse that stays where it is', async () => {
    const { jewellery, panel } = await header()
    await jewellery.hover()
    await expect.element(panel).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(panel).not.toBeInTheDocument()
    await expect.element(jewellery).not.toHaveFocus()
  })

  it('lead the keyboard into a panel, from which Escape leads back', async () => {
    const { jewellery, panel, sapphire } = await header()
    await userEvent.tab()
    await expect.element(jewellery).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(panel).toBeVisible()
    await userEvent.tab()
    await expect.element(sapphire).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(panel).not.toBeInTheDocument()
    await expect.element(jewellery).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(sapphire).toHaveFocus()
  })

  it('open and close a panel by the space bar, which scrolls nothing', async () => {
    const { jewellery, panel, address } = await header()
    document.body.style.blockSize = '300vh'
    onTestFinished(() => void (document.body.style.blockSize = ''))
    await userEvent.tab()
    await expect.element(jewellery).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect.element(panel).toBeVisible()
    await userEvent.keyboard(' ')
    await expect.element(panel).not.toBeInTheDocument()
    await expect.element(jewellery).toHaveFocus()
    expect(scrollY).toBe(0)
    expect(address()).toBe('/')
  })

  it('close a panel when the focus leaves it, and at a press elsewhere', async () => {
    const { jewellery, bespoke, panel, page } = await header()
    await jewellery.click()
    await expect.element(panel).toBeVisible()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(bespoke).toHaveFocus()
    await expect.element(panel).not.toBeInTheDocument()
    await jewellery.click()
    await expect.element(panel).toBeVisible()
    await page.click()
    await expect.element(panel).not.toBeInTheDocument()
  })

  it('lead on from a panel, which closes', async () => {
    const { jewellery, panel, sapphire, address } = await header()
    await jewellery.click()
    await sapphire.click()
    await expect.poll(address).toBe('/jewellery/collection/sapphire')
    await expect.element(panel).not.toBeInTheDocument()
  })

  it('are links where there is no panel', async () => {
    const { learn, address } = await header()
    await learn.click()
    await expect.poll(address).toBe('/hallmarking')
  })
})
