import type { MenuTab } from '@shop/schema/http/content'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#data/testing/accessible.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { Header } from './header.tsx'
import { smallMenu } from './menu/testing/small-menu.ts'

const white = 'rgb(255, 255, 255)'
const clear = 'rgba(0, 0, 0, 0)'
const ink = 'rgb(28, 26, 23)'
const onNight = 'rgb(247, 243, 234)'

beforeEach(() => window.scrollTo(0, 0))

/** The tabs that take the most room. */
const frenchTabs = ['Bagues de fiançailles', 'Alliances', 'Joaillerie', 'Sur mesure', 'Comprendre'].map(
  (title) => ({ id: title, title, href: '/learn', blocks: [] }),
)

async function header(
  width: number,
  shop: { path?: string; hasLandingPicture?: boolean; menuTabs?: readonly MenuTab[] } = {},
) {
  await page.viewport(width, 800)
  const screen = await renderInShop(
    <>
      <Header searchToggle={<button type="button">Search</button>} />
      <main style={{ blockSize: '3000px', background: '#17332b' }} />
    </>,
    { menuTabs: smallMenu.tabs, ...shop },
  )
  const banner = screen.getByRole('banner')
  const style = () => getComputedStyle(banner.element())
  return {
    ...screen,
    banner,
    look: () => ({ ground: style().backgroundColor, text: style().color }),
    position: () => style().position,
    tabs: banner.getByRole('navigation'),
  }
}

/** What is written in an element. */
function textsOf(element: Element): Node[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const found: Node[] = []
  while (texts.nextNode()) found.push(texts.currentNode)
  return found
}

/** The lines on which a text stands. */
function linesOf(text: Node): number {
  const place = document.createRange()
  place.selectNodeContents(text)
  return place.getClientRects().length
}

describe('the header', () => {
  it('has a telephone, the way home, a search, the account, the wishlist and the basket', async () => {
    const { banner, getByRole, container } = await header(1440)
    const ways = banner
      .getByRole('link')
      .all()
      .map((link) => link.element().getAttribute('href'))
    expect(ways).toEqual(
      expect.arrayContaining(['tel:+448081570142', '/', '/user/account', '/user/account#wishlist', '/cart']),
    )
    await expect.element(getByRole('button', { name: 'Search' })).toBeVisible()
    await expect.element(getByRole('link', { name: 'Basket, empty' })).toHaveTextContent('')
    await expectAccessible(container)
  })

  it.each([1024, 1152, 1279, 1280, 1440])('keeps each of its ways on one line at %i px', async (width) => {
    const { container, banner } = await header(width)
    const boxOf = (element: Element) => element.getBoundingClientRect()
    const controls = [...container.querySelectorAll('header a')].filter((link) => link.checkVisibility())
    for (const words of controls.flatMap((control) => textsOf(control))) {
      expect([words.textContent, linesOf(words)]).toEqual([words.textContent, 1])
    }
    const name = banner.getByRole('link', { name: 'Ashcombe, home' }).element()
    const places = banner.getByRole('link', { name: 'Boutiques' }).element()
    await expect.element(places).toBeVisible()
    expect(boxOf(places).right).toBeLessThanOrEqual(boxOf(name).left)
  })

  it.each(['/book-consultation', '/contact/locations'])(
    'leads to %s, and so does the menu of a phone',
    async (address) => {
      const { container } = await header(1440)
      for (const place of ['header', 'dialog']) {
        const links = [...container.querySelectorAll(`${place} a`)].map((link) => link.getAttribute('href'))
        expect([place, links.includes(address)]).toEqual([place, true])
      }
    },
  )

  it.each([
    [390, 80],
    [768, 80],
    [1023, 80],
    [1024, 140],
    [1440, 140],
  ])('at %i px is fixed once the page is scrolled by more than %i px, and slides in', async (width, far) => {
    const { position, banner } = await header(width)
    window.scrollTo({ top: far, behavior: 'instant' })
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    expect(position()).not.toBe('fixed')
    window.scrollTo({ top: far + 1, behavior: 'instant' })
    await expect.poll(position).toBe('fixed')
    expect(banner.element().getAnimations()).toHaveLength(1)
    await expect.poll(() => banner.element().getBoundingClientRect().top).toBe(0)
    window.scrollTo({ top: 0, behavior: 'instant' })
    await expect.poll(position).not.toBe('fixed')
  })

  it.each([1024, 1200, 1201, 1280, 1440])(
    'is one line of 64 px once it is fixed at %i px: name, tabs, signs, of which none is lost',
    async (width) => {
      const { banner, position, getByRole } = await header(width, { path: '/about', menuTabs: frenchTabs })
      window.scrollTo({ top: 400, behavior: 'instant' })
      await expect.poll(position).toBe('fixed')
      expect(banner.element().getBoundingClientRect().height).toBe(65)
      const inLine = [
        getByRole('link', { name: 'Ashcombe, home' }),
        ...frenchTabs.map(({ title }) => banner.getByRole('link', { name: title })),
        banner.getByRole('link', { name: '0808 157 0142' }),
        banner.getByRole('link', { name: 'Book a consultation' }),
        banner.getByRole('link', { name: 'Boutiques' }),
        getByRole('button', { name: 'Language: English' }),
        getByRole('button', { name: 'Search' }),
        banner.getByRole('link', { name: 'Account' }),
        banner.getByRole('link', { name: 'Wishlist' }),
        getByRole('link', { name: 'Basket, empty' }),
      ].map((way) => way.element().getBoundingClientRect())
      for (const [index, { left, top, width: room }] of inLine.entries()) {
        expect(room).toBeGreaterThan(24)
        expect(left).toBeGreaterThanOrEqual(inLine[index - 1]?.right ?? 0)
        expect(top).toBeLessThan(64)
      }
      const name = getByRole('link', { name: 'Ashcombe, home' }).element()
      expect(textsOf(name).map(linesOf)).toEqual([1])
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    },
  )

  it('moves nothing when it is fixed', async () => {
    const { container, position } = await header(1440)
    const height = () => container.querySelector('main')?.offsetTop
    const before = height()
    window.scrollTo({ top: 400, behavior: 'instant' })
    await expect.poll(position).toBe('fixed')
    expect(height()).toBe(before)
  })

  it('moves nothing either with what is said above it', async () => {
    const { container, position, getByText } = await header(1440)
    const height = () => container.querySelector('main')?.offsetTop
    const without = height() ?? 0
    window.dispatchEvent(new Event('offline'))
    await expect.element(getByText('You are offline.')).toBeVisible()
    const before = height() ?? 0
    expect(before).toBeGreaterThan(without)
    window.scrollTo({ top: 400, behavior: 'instant' })
    await expect.poll(position).toBe('fixed')
    expect(height()).toBe(before)
    // What is said there comes and goes over the page.
    window.dispatchEvent(new Event('online'))
    await expect.element(getByText('You are offline.')).not.toBeInTheDocument()
    expect(height()).toBe(before)
  })

  it.each([390, 1440])(
    'is clear with white text over a picture at %i px, and white with black from the first scrolled pixel on',
    async (width) => {
      const { look, position } = await header(width, { hasLandingPicture: true })
      await userEvent.unhover(page.elementLocator(document.body))
      await expect.poll(look).toEqual({ ground: clear, text: onNight })
      window.scrollTo({ top: 1, behavior: 'instant' })
      await expect.poll(look).toEqual({ ground: white, text: ink })
      expect(position()).toBe('absolute')
      window.scrollTo({ top: 300, behavior: 'instant' })
      await expect.poll(position).toBe('fixed')
      expect(look()).toEqual({ ground: white, text: ink })
      window.scrollTo({ top: 0, behavior: 'instant' })
      await expect.poll(look).toEqual({ ground: clear, text: onNight })
    },
  )

  it('is white with black text under a mouse, with the focus in it, and on any other page', async () => {
    const { look, banner, unmount } = await header(1440, { hasLandingPicture: true })
    await banner.hover()
    await expect.poll(look).toEqual({ ground: white, text: ink })
    await userEvent.unhover(banner)
    await expect.poll(look).toEqual({ ground: clear, text: onNight })
    banner.getByRole('link', { name: 'Ashcombe, home' }).element().focus()
    await expect.poll(look).toEqual({ ground: white, text: ink })
    await unmount()
    const other = await header(1440)
    expect(other.look()).toEqual({ ground: white, text: ink })
  })

  it.each(['/cart', '/checkout', '/thank-you/1', '/payment/thank-you/1', '/create/engagement-ring'])(
    'has no menu links on %s, and on a phone no more than the other ways',
    async (path) => {
      const { tabs } = await header(1440, { path })
      await expect.element(tabs).not.toBeInTheDocument()
      await page.viewport(390, 800)
      await page.getByRole('button', { name: 'Menu' }).click()
      const drawer = page.getByRole('dialog', { name: 'Menu' })
      const ways = drawer.getByRole('link').elements()
      expect(ways.map((link) => link.getAttribute('href'))).toEqual([
        '/user/account',
        '/user/account#wishlist',
        '/book-consultation',
        '/contact/locations',
        'tel:+448081570142',
      ])
      await expect.element(drawer.getByRole('button', { name: 'Français' })).toBeVisible()
    },
  )

  it.each([
    [390, false],
    [768, false],
    [1023, false],
    [1024, true],
    [1440, true],
  ])('at %i px has tabs beside each other: %s', async (width, hasTabs) => {
    const { banner, getByRole } = await header(width, { path: '/about' })
    const tab = banner.getByRole('link', { name: 'Jewellery' }).query()
    expect(tab?.checkVisibility() ?? false).toBe(hasTabs)
    const opener = getByRole('button', { name: 'Menu' }).query()
    expect(opener?.checkVisibility() ?? false).toBe(!hasTabs)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })
})
