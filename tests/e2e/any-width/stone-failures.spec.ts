import { failedCall, troublesOfPages } from '../support/faults.ts'
import { stonesPath } from '../support/setting-stones.ts'
import { expect, test } from '../support/test.ts'

test('more stones that do not come are said to be missing, a retry brings them, and a filter that fails leaves them', async ({
  page,
  open,
  stones,
  world,
  expectTrouble,
}) => {
  // Stones are asked for again before they count as missing, three times over.
  test.setTimeout(90_000)
  expectTrouble(500, 503, failedCall)
  await open(stonesPath)
  let shown = 24
  for (const { name, fault } of troublesOfPages) {
    await test.step(`the API ${name}`, async () => {
      await world.setFaults({ ...fault, operation: 'StoneList' })
      await stones.more.click()
      await expect(page.getByRole('alert')).toHaveText('The next stones did not arrive.', { timeout: 15_000 })
      await expect(stones.links).toHaveCount(shown)
      await world.clearFaults()
      await page.getByRole('link', { name: 'Try again' }).click()
      shown += 24
      await expect(stones.links).toHaveCount(shown)
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  }
  await test.step('a filter that cannot be applied', async () => {
    await world.setFaults({ kind: 'http-500', operation: 'StoneList' })
    await stones.follow('Kind of stone', /^Lab-grown diamond/)
    // The filters are higher than the window: what has become of the choice is said where it can be seen.
    await expect(page.getByRole('alert').filter({ visible: true }).first()).toBeInViewport({
      timeout: 15_000,
    })
    await expect(stones.links).toHaveCount(shown)
  })
})
