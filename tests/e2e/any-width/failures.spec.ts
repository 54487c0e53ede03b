import { expectFailedPage, tryAgain } from '../support/failed-page.ts'
import { failedCall, troublesOfPages } from '../support/faults.ts'
import { forgetVisit } from '../support/forget-visit.ts'
import { otherOperations, pageKinds } from '../support/pages.ts'
import { expect, test, untilAlive } from '../support/test.ts'

/** As few as show each way in which a page is made; what each of the others answers is asked of the server. */
const kinds = [
  'the home page',
  'a listing',
  'a finished piece',
  'the stones for a setting',
  'a pair of stones',
  'a review',
]
// Each is the kind of one of them.
const failing = kinds.map((kind) => [...otherOperations, ...pageKinds].find((page) => page.kind === kind)!)
test(`what cannot be served without an answer says so, and a retry shows it: ${kinds.join(', ')}`, async ({
  page,
  open,
  world,
  expectTrouble,
}) => {
  expectTrouble(503, failedCall)
  for (const { kind, path, operation, heading } of failing) {
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

test('a failed page offers a person to ring and the way home, does not call itself not found, and stays while a retry fails', async ({
  page,
  open,
  world,
  expectTrouble,
}) => {
  expectTrouble(503, failedCall)
  await world.setFaults({ kind: 'dropped-connection', operation: 'DesignDetail' })
  await open('/create/engagement-ring/product/PR-00201')
  await expectFailedPage(page)
  await tryAgain(page)
  await expectFailedPage(page)
  await untilAlive(page)
  await expect(page).not.toHaveTitle(/not found/i)
  await expect(page.getByRole('alert')).toContainText('0808 157 0142')
  await page.getByRole('alert').getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Made once, for one hand')
  await world.clearFaults()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Six-claw solitaire in Platinum (950)')
})

test('a page that is followed while the API fails says so, and a retry shows it', async ({
  page,
  open,
  list,
  world,
  expectTrouble,
}) => {
  expectTrouble(500, 503, failedCall)
  // An API that is late is one that is away: the server answers 503 for either.
  for (const { name, fault } of troublesOfPages) {
    await test.step(name, async () => {
      await open('/create/engagement-ring')
      await world.setFaults({ ...fault, operation: 'DesignDetail' })
      await list.link(list.card('Six-claw solitaire')).click()
      await expectFailedPage(page)
      await expect(page).toHaveURL('/create/engagement-ring/product/PR-00201/round-brilliant/platinum')
      await world.clearFaults()
      await tryAgain(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Six-claw solitaire in Platinum (950)')
      // The list would ask for a setting that was looked at, before anything fails.
      await forgetVisit(page)
    })
  }
})

test('more settings that do not come because the API fails are said to be missing, and a retry brings them', async ({
  page,
  open,
  list,
  world,
  expectTrouble,
}) => {
  expectTrouble(500, 503, failedCall)
  await open('/create/engagement-ring')
  for (const [index, { name, fault }] of troublesOfPages.entries()) {
    await test.step(name, async () => {
      await world.setFaults({ ...fault, operation: 'SettingList' })
      const asked = page.waitForResponse('**/api/graphql')
      await page.getByRole('link', { name: index === 0 ? 'Load more settings' : 'Try again' }).click()
      await asked
      await expect(page.getByRole('alert')).toHaveText('The next settings did not arrive.', {
        timeout: 15_000,
      })
      await expect(list.cards).toHaveCount(24)
    })
  }
  await world.clearFaults()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(list.cards).toHaveCount(48)
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
})

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
