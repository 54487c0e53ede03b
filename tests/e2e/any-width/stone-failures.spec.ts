import { expectFailedPage, tryAgain } from '../support/failed-page.ts'
import { failedCall, troubles } from '../support/faults.ts'
import { found, roundStones, stonesHeading, stonesPath } from '../support/setting-stones.ts'
import { expect, test, untilAlive } from '../support/test.ts'

for (const { name, fault } of troubles) {
  test(`a list that is not to be had because the API ${name} is said to be away, and a retry shows it`, async ({
    page,
    world,
    stones,
    expectTrouble,
  }) => {
    expectTrouble(503, failedCall)
    await world.setFaults({ ...fault, operation: 'StoneList' })
    const response = await page.goto(stonesPath, { waitUntil: 'domcontentloaded' })
    expect(response?.status()).toBe(503)
    expect(response?.headers()['cache-control']).toBe('no-store')
    await expectFailedPage(page)
    // The failed page is drawn anew when it comes alive; a press across that instant is none.
    await untilAlive(page)
    await world.clearFaults()
    await tryAgain(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(stonesHeading)
    await expect(stones.count).toHaveText(found(roundStones()))
  })

  test(`more stones that do not come because the API ${name} are said to be missing, and a retry brings them`, async ({
    page,
    open,
    stones,
    world,
    expectTrouble,
  }) => {
    expectTrouble(500, 503, failedCall)
    await open(stonesPath)
    await world.setFaults({ ...fault, operation: 'StoneList' })
    await stones.more.click()
    await expect(page.getByRole('alert')).toHaveText('The next stones did not arrive.', { timeout: 15_000 })
    await expect(stones.links).toHaveCount(24)
    await world.clearFaults()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(stones.links).toHaveCount(48)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
}

test('more stones of a list that is kept stay where they are when a filter cannot be applied', async ({
  page,
  open,
  stones,
  world,
  expectTrouble,
}) => {
  expectTrouble(500, 503, failedCall)
  await open(stonesPath)
  await stones.more.click()
  await expect(stones.links).toHaveCount(48)
  await world.setFaults({ kind: 'http-500', operation: 'StoneList' })
  await stones.follow('Kind of stone', /^Lab-grown diamond/)
  // The filters are higher than the window: what has become of the choice is said where it can be seen.
  await expect(page.getByRole('alert').filter({ visible: true }).first()).toBeInViewport({ timeout: 15_000 })
  await expect(stones.links).toHaveCount(48)
})
