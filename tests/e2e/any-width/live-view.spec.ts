import { LiveView, countLosses, countWork } from '../support/live-view.ts'
import { expectAccessible } from '../support/axe.ts'
import { expectModal } from '../support/modal.ts'
import { expect, test } from '../support/test.ts'

const ring = '/create/engagement-ring/product/PR-00201/round-brilliant/platinum'
const band = '/wedding-rings/plain/product/WR-00601/platinum/3-00/heavy'

// Few pixels, since a processor draws them, and time to do so.
test.use({ viewport: { width: 360, height: 860 } })
test.describe.configure({ timeout: 60_000 })

// Without a graphics card, every picture is copied to the page, and the browser complains of it.
test.beforeEach(({ expectTrouble }) => expectTrouble(/GPU stall due to ReadPixels/))

test('a piece is turned by hand and by key, begins again, and nothing is drawn while it rests', async ({
  page,
  open,
}) => {
  const live = new LiveView(page)
  const work = await countWork(page)
  await open(ring)
  await live.openPiece()
  const ways = {
    'dragged by hand': () => live.drag(120, 0),
    'lifted by key': () => live.stage.press('ArrowUp'),
    'brought nearer by key': () => live.stage.press('+'),
    'turned by its control': () => live.control('Turn left').click(),
    'begun again': () => live.control('Begin again').click(),
  }
  for (const [way, turn] of Object.entries(ways)) {
    await test.step(way, async () => {
      const rested = await work.untilRest()
      expect(rested).toBeGreaterThan(0)
      await turn()
      await expect.poll(work.drawings).toBeGreaterThan(rested)
    })
  }
})

test('with reduced motion, a step is one picture and not a movement', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const live = new LiveView(page)
  const work = await countWork(page)
  await open(band)
  await live.openPiece()
  await work.untilRest()
  const before = await work.pictures()
  await live.stage.press('ArrowLeft')
  await work.untilRest()
  expect(await work.pictures()).toBe(before + 1)
})

test('nothing is drawn while nobody can see it', async ({ page, open }) => {
  const live = new LiveView(page)
  const work = await countWork(page)
  await open(band)
  await live.openPiece()
  await work.untilRest()
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  const before = await work.drawings()
  await live.stage.press('ArrowLeft')
  expect(await work.untilRest()).toBe(before)
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: false })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(work.drawings).toBeGreaterThan(before)
})

test('metal and shape change at once, without opening it again', async ({ page, open }) => {
  const live = new LiveView(page)
  const work = await countWork(page)
  await open(ring)
  await live.openPiece()
  await work.untilRest()
  const platinum = await live.picture()
  await live.dialog
    .getByRole('link', { name: /Rose Gold/ })
    .first()
    .click()
  await expect(page).toHaveURL(/rose-gold/)
  await expect.poll(async () => (await live.picture()).equals(platinum)).toBe(false)
  const rose = await live.picture()
  await live.dialog.getByRole('link', { name: 'Oval' }).click()
  await expect(page).toHaveURL(/oval-shape/)
  await expect.poll(async () => (await live.picture()).equals(rose)).toBe(false)
  await expect(live.dialog).toBeVisible()
})

test('it is a dialog that a keyboard can use, and accessible', async ({ page, open }) => {
  const live = new LiveView(page)
  await open(ring)
  await expectModal(page, live.opener, live.dialog)
  await live.openPiece()
  await expectAccessible(page)
})

test('what the graphics card lost is drawn again', async ({ page, open, expectTrouble }) => {
  expectTrouble(/CONTEXT_LOST_WEBGL/)
  const live = new LiveView(page)
  const work = await countWork(page)
  await open(band)
  await live.openPiece()
  await work.untilRest()
  const restore = await live.loseContext()
  await expect(live.dialog.getByRole('status')).toHaveText(/3D view does not work/)
  const before = await work.drawings()
  await restore()
  await live.untilLive()
  expect(await work.untilRest()).toBeGreaterThan(before)
})

test('after it was opened and closed, nothing of it is left', async ({ page, open, expectTrouble }) => {
  expectTrouble(/CONTEXT_LOST_WEBGL/)
  const live = new LiveView(page)
  const left = await countLosses(page)
  await open(band)
  await live.openAndClose(3)
  expect(await left()).toEqual({ contexts: 0, workers: 0, canvases: 0, opened: 3 })
})
