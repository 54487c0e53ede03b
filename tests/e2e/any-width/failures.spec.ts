import { expectFailedPage, tryAgain } from '../support/failed-page.ts'
import { failedCall, troubles, troublesOfPages } from '../support/faults.ts'
import { forgetVisit } from '../support/forget-visit.ts'
import { inWindows } from '../support/in-windows.ts'
import { otherOperations, pageKinds } from '../support/pages.ts'
import { expect, test, untilAlive } from '../support/test.ts'

// Pages one after the other, in one window: a window of its own costs as much as a page.
test.describe.configure({ timeout: 60_000 })

/** Waits as long as nothing else: the browser asks twice, and the server waits for the API each time. */
const tooLong = troubles[0]

const failing = [...pageKinds, ...otherOperations]
for (const { name, items } of inWindows(failing, ({ kind, operation }) => `${kind} (${operation})`)) {
  test(`what cannot be served without an answer says so, and a retry shows it: ${name}`, async ({
    page,
    open,
    world,
    expectTrouble,
  }) => {
    expectTrouble(503, failedCall)
    for (const { kind, path, operation, heading } of items) {
      await test.step(`${kind} without ${operation}`, async () => {
        await world.setFaults({ kind: 'http-500', operation })
        await open(path)
        await expectFailedPage(page)
        await world.clearFaults()
        await tryAgain(page)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
        await expect(page).toHaveURL(path)
        // What is kept of this build would be asked for on the next page.
        await forgetVisit(page)
      })
    }
  })
}

test('a retry while the API is still away leaves the page as it is, and the next one works', async ({
  page,
  open,
  world,
  expectTrouble,
}) => {
  expectTrouble(503, failedCall)
  await world.setFaults({ kind: 'graphql-error', operation: 'SettingList' })
  await open('/create/engagement-ring/halo')
  await expectFailedPage(page)
  await tryAgain(page)
  await expectFailedPage(page)
  await world.clearFaults()
  await tryAgain(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halo engagement ring settings')
})

for (const { name, fault } of [...troublesOfPages, tooLong]) {
  test(`a page that is followed while the API ${name} says so, and a retry shows it`, async ({
    page,
    open,
    list,
    world,
    expectTrouble,
  }) => {
    expectTrouble(500, 503, failedCall)
    await open('/create/engagement-ring')
    await world.setFaults({ ...fault, operation: 'DesignDetail' })
    await list.link(list.card('Six-claw solitaire')).click()
    await expectFailedPage(page)
    await expect(page).toHaveURL('/create/engagement-ring/product/PR-00201/round-brilliant/platinum')
    await world.clearFaults()
    await tryAgain(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Six-claw solitaire in Platinum (950)')
  })
}

for (const { name, fault } of troublesOfPages) {
  test(`more settings that do not come because the API ${name} are said to be missing, and a retry brings them`, async ({
    page,
    open,
    list,
    world,
    expectTrouble,
  }) => {
    expectTrouble(500, 503, failedCall)
    await open('/create/engagement-ring')
    await world.setFaults({ ...fault, operation: 'SettingList' })
    await page.getByRole('link', { name: 'Load more settings' }).click()
    await expect(page.getByRole('alert')).toHaveText('The next settings did not arrive.', { timeout: 15_000 })
    await expect(list.cards).toHaveCount(24)
    await world.clearFaults()
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(list.cards).toHaveCount(48)
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  })
}

test('what was chosen before a failure is there after the retry', async ({
  page,
  open,
  setting,
  world,
  expectTrouble,
}) => {
  expectTrouble(500, 503, failedCall)
  await open('/create/engagement-ring/product/PR-00201/round-brilliant/platinum')
  await setting.engravingText.fill('AMOR')
  await setting.fingerSize.getByRole('combobox', { name: 'Finger size' }).selectOption('M')
  await world.setFaults({ kind: 'http-500', operation: 'DesignDetail' })
  await setting.shapes.getByRole('link', { name: 'Oval' }).click()
  await expectFailedPage(page)
  await world.clearFaults()
  await tryAgain(page)
  await expect(setting.shapes).toContainText('Oval Shape')
  await expect(setting.engravingText).toHaveValue('AMOR')
  await expect(setting.fingerSize.getByRole('combobox', { name: 'Finger size' })).toHaveValue('M')
})

test('a failed page offers a person to ring and the way home, and does not call itself not found', async ({
  page,
  open,
  world,
  expectTrouble,
}) => {
  expectTrouble(503, failedCall)
  await world.setFaults({ kind: 'dropped-connection', operation: 'DesignDetail' })
  await open('/create/engagement-ring/product/PR-00201')
  await expect(page).not.toHaveTitle(/not found/i)
  await expect(page.getByRole('alert')).toContainText('0808 157 0142')
  await page.getByRole('alert').getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Made once, for one hand')
})

test('a page that was left while it was loading does not come back over the next one', async ({
  page,
  open,
  list,
  world,
}) => {
  await open('/create/engagement-ring')
  await world.setFaults({ kind: 'delay', operation: 'DesignDetail', delayMs: 900 })
  await list.link(list.card('Six-claw solitaire')).click()
  await page.getByRole('link', { name: 'Ashcombe, home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Made once, for one hand')
  await expect(page).toHaveURL('/')
  await untilAlive(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Made once, for one hand')
})
