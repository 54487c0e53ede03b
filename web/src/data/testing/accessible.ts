import axe from 'axe-core'
import { expect } from 'vitest'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Belong to a whole page, of which a test of a part has none. */
const ofPages = ['landmark-one-main', 'page-has-heading-one', 'region']

/** Holds what is rendered against WCAG 2.2 AA and the best practices beyond it, as the tests of pages do. */
export async function expectAccessible(element: Element = document.body): Promise<void> {
  await untilStill()
  const { violations } = await axe.run(element, {
    runOnly: standards,
    resultTypes: ['violations'],
    rules: Object.fromEntries(ofPages.map((rule) => [rule, { enabled: false }])),
  })
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
  )
  expect(findings).toEqual([])
}

/** Colours are looked at where they end, not on their way; what moves for ever is not waited for. */
async function untilStill(): Promise<void> {
  const moving = document
    .getAnimations()
    .filter(({ effect }) => effect !== null && effect.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(moving.map(({ finished }) => finished))
}
