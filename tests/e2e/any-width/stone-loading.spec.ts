import type { Locator } from '@playwright/test'
import { questionsOf } from '../support/api-calls.ts'
import { reviewPath } from '../support/review-page.ts'
import { found, isGrownDiamond, roundStones, stonesHeading, stonesPath } from '../support/setting-stones.ts'
import { expect, test } from '../support/test.ts'

test('another filter asks the API once; Back asks nothing, and Forward walks on through the filters', async ({
  page,
  open,
  stones,
}) => {
  await open(stonesPath)
  const asked = questionsOf(page)
  await stones.choose('Kind of stone', /^Lab-grown diamond/)
  await expect(stones.count).toHaveText(found(roundStones(isGrownDiamond)))
  await page.goBack()
  await expect(stones.count).toHaveText(found(roundStones()))
  // A pointer that passes over an option may have asked for its list as well, but never twice.
  expect(new Set(asked).size).toBe(asked.length)
  expect(asked.filter((body) => body.includes('"gemType":["LAB_GROWN_DIAMOND"]'))).toHaveLength(1)
  await page.goForward()
  await expect(page).toHaveURL(`${stonesPath}/lab-grown-diamond`)
  await expect(stones.count).toHaveText(found(roundStones(isGrownDiamond)))
})

test('the list stays, dimmed, until the answer is there, however long it takes; the count is said once', async ({
  open,
  page,
  stones,
  world,
}) => {
  await open(stonesPath)
  await world.setFaults({ kind: 'delay', operation: 'StoneList', delayMs: 1500 })
  const grown = (await stones.option('Kind of stone', /^Lab-grown diamond/)).getByRole('link')
  await grown.focus()
  await grown.press('Enter')
  const first = await stones.links.first().getAttribute('href')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(1)
  await expect(page.getByText('Loading Products Please Wait...')).toHaveCount(1)
  await expect(stones.links.first()).toHaveAttribute('href', first ?? '')
  await expect(page.getByRole('status').filter({ hasText: found(roundStones(isGrownDiamond)) })).toHaveCount(
    1,
  )
  await expect(page.getByText('Loading Products')).toHaveCount(0)
  await expect(grown).toBeFocused()
})

test('a list that is long in coming shows its outline', async ({ page, open, world }) => {
  await open('/create/engagement-ring/product/PR-00201/round-brilliant/platinum')
  await world.setFaults({ kind: 'delay', operation: 'StoneList', delayMs: 1600 })
  await page.getByRole('main').getByRole('link', { name: 'Choose your diamond' }).first().click()
  await expect(page.getByRole('main').getByText('Loading Products Please Wait...')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(stonesHeading)
})

test('a stone of the basket in sight is said to be there, and moves nothing of its list', async ({
  page,
  open,
  stones,
  review,
}) => {
  await open(stonesPath)
  const heads = page.getByRole('table').getByRole('columnheader').or(page.getByRole('rowheader'))
  const before = await placesOf(heads)
  const [id = ''] = await stones.ids()
  await open(reviewPath('round-brilliant', 'yellow-gold', id))
  await review.order.click()
  await expect(page).toHaveURL('/cart')
  await open(stonesPath)
  await expect(page.getByRole('rowheader').filter({ hasText: 'In your basket' })).toHaveCount(1)
  expect(await placesOf(heads)).toEqual(before)
})

/** Where boxes stand, in pixels. */
async function placesOf(boxes: Locator): Promise<(readonly [number, number])[]> {
  return boxes.evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y } = element.getBoundingClientRect()
      return [x, y] as const
    }),
  )
}
