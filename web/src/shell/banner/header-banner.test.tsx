import { readContent } from '@shop/schema/http/content'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#data/testing/accessible.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { HeaderBanner } from './header-banner.tsx'

/** As the content service sends it, with every field. */
const sent = {
  kind: 'header-banner',
  titleText: 'Engagement rings, made once',
  subText: 'For one hand',
  description: 'Choose a setting and a stone.',
  imageURL: '/assets/large.webp',
  imageTabletURL: '/assets/tablet.webp',
  imageMobileURL: '/assets/mobile.webp',
  buttonAText: 'Start with a setting',
  buttonALink: '/create/engagement-ring',
  buttonBText: 'Start with a diamond',
  buttonBLink: '/create/gemstones',
  themeLight: false,
  isSmallScreen: false,
}

async function banner(fields: Partial<Record<keyof typeof sent, unknown>> = {}, width = 1440) {
  await page.viewport(width, 900)
  const document = readContent({ ...sent, ...fields })?.document
  if (document?.kind !== 'header-banner') throw new Error('The banner is none')
  const screen = await renderInShop(<HeaderBanner banner={document} />)
  const section = screen.container.querySelector('section')
  const picture = () => screen.container.querySelector('img')
  return { ...screen, section, picture }
}

describe('the banner of a landing page', () => {
  it('says its words and leads two ways', async () => {
    const { getByRole, getByText, container, address } = await banner()
    const title = getByRole('heading', { level: 1, name: 'Engagement rings, made once' })
    await expect.element(title).toBeVisible()
    await expect.element(getByText('For one hand')).toBeVisible()
    await expect.element(getByText('Choose a setting and a stone.')).toBeVisible()
    const second = getByRole('link', { name: 'Start with a diamond' })
    await expect.element(second).toHaveAttribute('href', '/create/gemstones')
    await expectAccessible(container)
    await getByRole('link', { name: 'Start with a setting' }).click()
    await expect.poll(address).toBe('/create/engagement-ring')
  })

  it.each([
    [390, 'mobile'],
    [767, 'mobile'],
    [768, 'tablet'],
    [1023, 'tablet'],
    [1024, 'large'],
    [1440, 'large'],
  ])(
    'shows at %i px the picture of that size, whole, in a place that does not wait for it',
    async (width, name) => {
      const { picture } = await banner({}, width)
      await expect.poll(() => picture()?.currentSrc).toBe(`${location.origin}/assets/${name}.webp`)
      const { width: shownWidth = 0, height = 0 } = picture()?.getBoundingClientRect() ?? {}
      expect(shownWidth).toBeGreaterThan(200)
      expect(height).toBe(shownWidth)
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    },
  )

  it.each([390, 900])('shows the one picture it has at %i px', async (width) => {
    const { picture } = await banner({ imageTabletURL: null, imageMobileURL: null }, width)
    await expect.poll(() => picture()?.currentSrc).toBe(`${location.origin}/assets/large.webp`)
  })

  it('goes without what it does not have', async () => {
    const { section, getByRole } = await banner({
      subText: null,
      description: null,
      buttonALink: null,
      buttonBText: null,
      imageURL: 'javascript:alert(1)',
    })
    expect(section?.innerText.trim()).toBe('Engagement rings, made once')
    expect(getByRole('link').all()).toHaveLength(0)
    expect(section?.querySelector('img')).toBeNull()
  })

  it.each([
    [true, 'rgb(28, 26, 23)'],
    [false, 'rgb(247, 243, 234)'],
  ])('has words that can be read on its ground: light is %s', async (themeLight, colour) => {
    const { getByRole, container } = await banner({ themeLight })
    const title = getByRole('heading', { level: 1 }).element()
    expect(getComputedStyle(title).color).toBe(colour)
    await expectAccessible(container)
  })

  it.each([
    [390, true, true],
    [1024, true, false],
    [390, false, true],
    [1024, false, true],
  ])('at %i px, for narrow windows alone: %s', async (width, isSmallScreen, isShown) => {
    const { section } = await banner({ isSmallScreen }, width)
    expect(section?.checkVisibility()).toBe(isShown)
  })
})
