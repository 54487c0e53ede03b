import { LiveView, countLosses, countWork } from '../support/live-view.ts'
import { expectAccessible } from '../support/axe.ts'
import { expectModal } from '../support/modal.ts'
import { expect, test } from '../support/test.ts'

const ring = '/create/engagement-ring/product/PR-00201/round-brilliant/platinum'
const band = '/wedding-rings/plain/product/WR-00601/platinum/3-00/heavy'

// Few pixels, since a processor draws them.
test.use({ viewport: { width: 360, height: 860 } })

// Without a graphics card, every picture is copied to the page, and the browser complains of it.
test.beforeEach(({ expectTrouble }) => expectTrouble(/GPU stall due to ReadPixels/))

test('a piece is turned by hand and by key, begins again, and is drawn only while it moves, is seen and can be', async ({
  page,
  open,
  watch,
  expectTrouble,
}) => {
  // One opening for all that it does at rest: a processor draws for long.
  test.setTimeout(120_000)
  const live = new LiveView(page)
  const work = await countWork(page)
  await open(band)
  await live.openPiece()
  const ways = {
    'dragged by hand': () => live.drag(120, 0),
    'lifted by key': () => live.stage.press('ArrowUp'),
    'brought nearer by key': () => live.stage.press('+'),
    'turned by its control': () => live.control('Turn left').click(),
    'turned by its slider': () => page.getByRole('slider', { name: 'Turn it' }).press('ArrowRight'),
    'begun again': () => live.stage.press('Home'),
  }
  for (const [way, turn] of Object.entries(ways)) {
    await test.step(way, async () => {
      const rested = await work.untilRest()
      expect(rested).toBeGreaterThan(0)
      await turn()
      await expect.poll(work.drawings).toBeGreaterThan(rested)
    })
  }
  await test.step('while nobody can see it', async () => {
    const rested = await work.untilRest()
    await live.hide(true)
    await live.stage.press('ArrowLeft')
    expect(await work.untilRest()).toBe(rested)
    await live.hide(false)
    await expect.poll(work.drawings).toBeGreaterThan(rested)
  })
  await test.step('what the graphics card lost is drawn again', async () => {
    await work.untilRest()
    expect(watch.troubles(), 'nothing was lost before').toEqual([])
    expectTrouble(/CONTEXT_LOST_WEBGL/)
    const restore = await live.loseContext()
    await expect(live.status).toHaveText(/3D view does not work/)
    const before = await work.drawings()
    await restore()
    await live.untilLive()
    expect(await work.untilRest()).toBeGreaterThan(before)
  })
  await test.step('with reduced motion, a step is one picture and not a movement', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await work.untilRest()
    const before = await work.pictures()
    await live.stage.press('ArrowLeft')
    await work.untilRest()
    expect(await work.pictures()).toBe(before + 1)
  })
})

test('metal, weight and shape change at once, in the page and on the whole screen, without opening it again', async ({
  page,
  open,
}) => {
  const live = new LiveView(page)
  const work = await countWork(page)
  await open(ring)
  await live.openPiece()
  await work.untilRest()
  const platinum = await live.picture()
  await page
    .getByRole('link', { name: /Rose Gold/ })
    .first()
    .click()
  await expect(page).toHaveURL(/rose-gold/)
  await expect.poll(async () => (await live.picture()).equals(platinum)).toBe(false)
  const rose = await live.picture()
  await page.getByRole('slider', { name: 'Weight of the stone' }).press('End')
  await expect.poll(async () => (await live.picture()).equals(rose)).toBe(false)
  const heavier = await live.picture()
  await live.whole.click()
  await live.untilLive()
  await live.dialog.getByRole('link', { name: 'Oval' }).click()
  await expect(page).toHaveURL(/oval-shape/)
  await expect.poll(async () => (await live.picture()).equals(heavier)).toBe(false)
  await expect(live.dialog).toBeVisible()
})

test('a keyboard can use it, in the page and as a dialog; it is accessible, and nothing of it is left', async ({
  page,
  open,
  expectTrouble,
}) => {
  expectTrouble(/CONTEXT_LOST_WEBGL/)
  const live = new LiveView(page)
  const left = await countLosses(page)
  await open(ring)
  await live.opener.press('Enter')
  await live.untilLive()
  await expectAccessible(page)
  await expectModal(page, live.whole, live.dialog)
  await live.untilLive()
  await live.control('Back to the picture').press('Enter')
  await expect(live.opener).toBeFocused()
  await expect.poll(left).toEqual({ contexts: 0, workers: 0, canvases: 0, opened: 3 })
})

test('a stone turns in the place of its picture, from its record', async ({ page, open }) => {
  const live = new LiveView(page)
  await open('/gemstone/119382')
  await live.openPiece()
  await expect(page.locator('canvas')).toHaveCount(1)
  await expect(live.stage).toBeFocused()
})
