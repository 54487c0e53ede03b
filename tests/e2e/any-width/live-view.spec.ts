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

test('a piece is turned by hand and by key, and nothing is drawn while it rests', async ({ page, open }) => {
  const live = new LiveView(page)
  const work = await countWork(page)
  await open(ring)
  await live.openPiece()
  const atFirst = await live.picture()
  const drawn = await work.drawings()
  expect(drawn).toBeGreaterThan(0)
  await page.waitForTimeout(700)
  expect(await work.drawings()).toBe(drawn)

  await live.drag(120, 0)
  const turned = await live.picture()
  expect(turned.equals(atFirst)).toBe(false)
  await live.stage.press('ArrowUp')
  const higher = await live.picture()
  expect(higher.equals(turned)).toBe(false)
  await live.stage.press('+')
  expect((await live.picture()).equals(higher)).toBe(false)
  await live.control('Begin again').click()
  expect((await live.picture()).equals(atFirst)).toBe(true)
  await live.control('Turn left').click()
  expect((await live.picture()).equals(atFirst)).toBe(false)
})

test('two fingers bring a piece nearer, as the key does, and further away again', async ({ page, open }) => {
  const live = new LiveView(page)
  await open(ring)
  await live.openPiece()
  const atFirst = await live.picture()
  await live.stage.press('+')
  const nearer = await live.picture()
  expect(nearer.equals(atFirst)).toBe(false)
  await live.control('Begin again').click()
  expect((await live.picture()).equals(atFirst)).toBe(true)
  await live.pinch(1.25)
  expect((await live.picture()).equals(nearer)).toBe(true)
  await live.pinch(0.8)
  expect((await live.picture()).equals(atFirst)).toBe(true)
})

test('with reduced motion, a step is one picture and not a movement', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const live = new LiveView(page)
  const work = await countWork(page)
  await open(band)
  await live.openPiece()
  await live.picture()
  const before = await work.pictures()
  await live.stage.press('ArrowLeft')
  await live.picture()
  expect(await work.pictures()).toBe(before + 1)
})

test('nothing is drawn while nobody can see it', async ({ page, open }) => {
  const live = new LiveView(page)
  const work = await countWork(page)
  await open(band)
  await live.openPiece()
  await live.picture()
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  const before = await work.drawings()
  await live.stage.press('ArrowLeft')
  await page.waitForTimeout(300)
  expect(await work.drawings()).toBe(before)
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: false })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(work.drawings).toBeGreaterThan(before)
})

test('metal and shape change at once, without opening it again', async ({ page, open }) => {
  const live = new LiveView(page)
  await open(ring)
  await live.openPiece()
  const platinum = await live.picture()
  await live.dialog
    .getByRole('link', { name: /Rose Gold/ })
    .first()
    .click()
  await expect(page).toHaveURL(/rose-gold/)
  const rose = await live.picture()
  expect(rose.equals(platinum)).toBe(false)
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

test('without WebGL the picture stays, and it is said why', async ({ page, open }) => {
  const live = new LiveView(page)
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await open(ring)
  await live.opener.click()
  await expect(live.dialog.getByRole('status')).toHaveText(/3D view does not work on this device/)
  await expect(live.dialog.getByRole('img').first()).toBeVisible()
  await expect(live.stage).toBeHidden()
  await expectAccessible(page)
})

test('where the piece cannot be built, the picture stays', async ({ page, open, expectTrouble }) => {
  expectTrouble(/plain-ring/, /ERR_FAILED/)
  const live = new LiveView(page)
  await page.route(/\/plain-ring-[^/]*\.js$/, (route) => route.abort())
  await open(ring)
  await live.opener.click()
  await expect(live.dialog.getByRole('status')).toHaveText(/3D view does not work on this device/)
})

test('where the view itself does not come, the page says so', async ({ page, open, expectTrouble }) => {
  expectTrouble(/piece-live-view/, /ERR_FAILED/)
  const live = new LiveView(page)
  await page.route(/\/piece-live-view-[^/]*\.js$/, (route) => route.abort())
  await open(ring)
  await live.opener.click()
  await expect(page.getByRole('alert')).toHaveText('The 3D view did not come. Try again in a moment.')
  await expect(live.dialog).toHaveCount(0)
  await expectAccessible(page)
})

test('what the graphics card lost is drawn again', async ({ page, open, expectTrouble }) => {
  expectTrouble(/CONTEXT_LOST_WEBGL/)
  const live = new LiveView(page)
  await open(band)
  await live.openPiece()
  const before = await live.picture()
  const restore = await live.loseContext()
  await expect(live.dialog.getByRole('status')).toHaveText(/3D view does not work/)
  await restore()
  await live.untilLive()
  expect((await live.picture()).equals(before)).toBe(true)
})

test('after fifty openings nothing is left', async ({ page, open, expectTrouble }) => {
  test.setTimeout(300_000)
  expectTrouble(/CONTEXT_LOST_WEBGL/)
  const live = new LiveView(page)
  const left = await countLosses(page)
  await open(band)
  await live.openAndClose(10)
  const early = await left()
  await live.openAndClose(40)
  const late = await left()
  expect(late).toMatchObject({ contexts: 0, workers: 0, canvases: 0, opened: 50 })
  // A scene and its light are over 2 MB: of forty, not one was kept.
  expect(late.heapBytes - early.heapBytes).toBeLessThan(1_500_000)
})
