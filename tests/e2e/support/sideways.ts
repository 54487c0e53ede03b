import { expect, type Page } from '@playwright/test'

/** Nothing of a page stands out to the right; names what does. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const culprits = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    return culprits
      .slice(0, 5)
      .map(
        (element) =>
          `${element.tagName} ${element.getAttribute('class')} “${element.textContent?.trim().slice(0, 30)}”`,
      )
  })
  expect(wide).toEqual([])
}
