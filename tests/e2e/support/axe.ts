import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { expectNoSidewaysScroll } from './sideways.ts'
import { untilIdle } from './test.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Holds a page against WCAG 2.2 AA and the best practices beyond it: nothing may be found. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // Of what passes nothing is told here: naming every element of it is a third of the work.
    .options({ resultTypes: ['violations'] })
    .withTags(standards)
    .setLegacyMode()
    .analyze()
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`),
  )
  expect(findings).toEqual([])
}

/**
 * The same for the window as it is and for one as narrow as a phone's: there nothing may stand out to the right either.
 * The narrow one is still a desktop's: what a finger alone changes is looked at in `shop/` and `phone/`.
 */
export async function expectAccessibleAtAnyWidth(page: Page): Promise<void> {
  const size = page.viewportSize()
  // Colours are looked at where they end, not on their way.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  // What only a narrow window has, such as the bar at its foot, is drawn once the window has changed.
  await untilIdle(page)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  if (size) await page.setViewportSize(size)
}
