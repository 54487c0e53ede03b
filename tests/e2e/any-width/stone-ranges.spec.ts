import type { StoneRecord } from '@shop/fixtures/stones/stone-record'
import { found, isGrownDiamond, roundStones, stonesPath } from '../support/setting-stones.ts'
import { expect, test } from '../support/test.ts'

test('a range is chosen with the keys of its handles, in one step of the history', async ({
  page,
  open,
  stones,
}) => {
  await open(`${stonesPath}/lab-grown-diamond`)
  const lowest = await stones.handle('Lowest carat')
  await lowest.focus()
  for (let presses = 0; presses < 2; presses += 1) {
    const before = await lowest.getAttribute('aria-valuetext')
    await lowest.press('ArrowRight')
    await expect(lowest).not.toHaveAttribute('aria-valuetext', before ?? '')
    await expect(page).toHaveURL(
      new RegExp(`_carat-${dashed(await lowest.getAttribute('aria-valuetext'))}-to-`),
    )
  }
  await expect(lowest).toBeFocused()
  const least = Number.parseFloat((await lowest.getAttribute('aria-valuetext')) ?? '')
  await stones.leaveFilters()
  await expect(stones.count).toHaveText(
    found(roundStones((stone) => isGrownDiamond(stone) && stone.caratWeight >= least)),
  )
  await page.goBack()
  await expect(page).toHaveURL(`${stonesPath}/lab-grown-diamond`)
})

test('a handle is dragged, and the list follows when it is let go of', async ({ page, open, stones }) => {
  await open(`${stonesPath}/price-500-to-20000`)
  const highest = await stones.handle('Highest price')
  await highest.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await highest.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [place, last] = await highest.evaluate((handle: HTMLInputElement) => [
    handle.valueAsNumber,
    Number(handle.max),
  ])
  // The middle of a handle goes from half its size to half its size before the end.
  const at = (part: number) => x + height / 2 + (width - height) * part
  await page.mouse.move(at((place ?? 0) / (last ?? 1)), y + height / 2)
  await page.mouse.down()
  await page.mouse.move(at(0.6), y + height / 2, { steps: 5 })
  await expect(page).toHaveURL(`${stonesPath}/price-500-to-20000`)
  await page.mouse.up()
  await expect(page).not.toHaveURL(`${stonesPath}/price-500-to-20000`)
  await expect(page).toHaveURL(/\/price-500-to-\d+$/)
})

test('grades are taken in with the keys; those that nobody has graded are asked for by themselves', async ({
  page,
  open,
  stones,
}) => {
  await open(stonesPath)
  const worst = await stones.handle('Colour, to')
  await worst.focus()
  await worst.press('Home')
  await expect(page).toHaveURL(`${stonesPath}/colour-d-to-d`)
  await worst.press('ArrowRight')
  await expect(page).toHaveURL(`${stonesPath}/colour-d-to-e`)
  await expect(worst).toBeFocused()
  const isBest = ({ plainColour }: StoneRecord) => plainColour === 'D' || plainColour === 'E'
  await stones.untilFiltersSay(roundStones(isBest).length)
  const colour = (await stones.filters()).getByRole('group', { name: /^Colour/ })
  await colour.getByRole('link', { name: /^No colour grade/ }).click()
  await expect(page).toHaveURL(`${stonesPath}/colour-not-graded_colour-d-to-e`)
  await stones.leaveFilters()
  const isMeant = (stone: StoneRecord) =>
    isBest(stone) || stone.plainColour === null || stone.plainColour === 'NONE'
  await expect(stones.count).toHaveText(found(roundStones(isMeant)))
})

/** A weight as addresses write it: `0.70 ct` is `0-70`. */
function dashed(spoken: string | null): string {
  return (spoken ?? '').replace(' ct', '').replace('.', '-')
}
