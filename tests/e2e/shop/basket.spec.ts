import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { BasketPage, labGrownRing, sixClawRing, type Ring } from '../support/basket-page.ts'
import { failedCall, troubles } from '../support/faults.ts'
import { edgeStoneId, stoneForSettingPath } from '../support/stones.ts'
import { expect, test as shopTest, untilAlive, untilViewed } from '../support/test.ts'
import type { TestWorld } from '../support/world.ts'

/** A ring of the setting of `sixClawRing` with another stone, £5,270.00 together. */
const otherRingPath = `/create/engagement-ring/review/PR-00201/round-brilliant/yellow-gold/${edgeStoneId('pairLeft')}`

const test = shopTest.extend<{ basket: BasketPage }>({
  basket: async ({ page }, use) => use(new BasketPage(page)),
})

test.describe('a ring that is added', () => {
  test('is in the basket with every choice, its price and its day', async ({
    page,
    open,
    setting,
    basket,
  }) => {
    await open('/create/engagement-ring/product/PR-00201/round-brilliant/yellow-gold')
    await setting.fingerSize.getByRole('combobox', { name: 'Finger size' }).selectOption('N')
    await setting.engravingText.fill('EVER YOURS')
    await open(sixClawRing.path)
    await page.getByRole('checkbox', { name: /^I have checked the engraving/ }).check()
    await page.getByRole('button', { name: 'Add to basket, £5,377.00' }).click()
    await expect(page).toHaveURL('/cart')
    await expect(page).toHaveTitle('Your basket | Ashcombe')
    const line = basket.line(sixClawRing)
    await expect(line.getByRole('listitem')).toHaveText([
      '18ct Yellow Gold (750), finger size N',
      /^Natural diamond, E, VS2, Ideal, IGI DEMO-/,
      'Engraved EVER YOURS, Roman',
      'Setting £935.00, diamond £4,442.00',
      'Arrives by Monday 4 January 2027',
    ])
    await expect(line).toContainText('£5,377.00')
    const picture = line.locator('img')
    await expect(picture).toHaveAttribute('src', /\/round-brilliant\/yellow-gold\//)
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await expect(page.getByText('Kept for 48 hours, until Friday 27 November at 10:00.')).toBeVisible()
  })

  test('is counted in the header of every page', async ({ open, basket }) => {
    await open('/')
    await expect(basket.link).toHaveAccessibleName('Basket, empty')
    await basket.add(sixClawRing)
    await expect(basket.link).toHaveAccessibleName('Basket, 1 item')
    await basket.add(labGrownRing)
    await open('/')
    await expect(basket.link).toHaveAccessibleName('Basket, 2 items')
    await expect(basket.link).toHaveText('2')
    await basket.link.click()
    await expect(basket.lines).toHaveCount(2)
  })

  test('is added up with others, and the total says what VAT is in it', async ({ basket }) => {
    await basket.add(sixClawRing)
    await basket.addAndSave(labGrownRing)
    await expect(basket.summary).toContainText('2 pieces')
    await expect(basket.summary.getByRole('definition')).toHaveText(['£6,836.00', 'Free', '£6,836.00'])
    await expect(basket.summary).toContainText('including £1,139.33 VAT')
  })

  test('says of a lab-grown diamond that it is one', async ({ basket }) => {
    await basket.add(labGrownRing)
    const line = basket.line(labGrownRing)
    await expect(line).toContainText('Lab-grown diamond, E, VS1')
    await expect(line).toContainText('lab-grown diamond £484.00')
  })

  test('survives a reload, without a script that complains', async ({ page, basket }) => {
    await basket.addAndSave(sixClawRing)
    await page.reload()
    await expect(basket.line(sixClawRing)).toContainText('£5,377.00')
    await expect(basket.link).toHaveAccessibleName('Basket, 1 item')
    await expect(basket.lines).toHaveCount(1)
  })

  test('leads back to its review with its size and its engraving', async ({
    page,
    open,
    setting,
    basket,
  }) => {
    await open('/create/engagement-ring/product/PR-00201/round-brilliant/yellow-gold')
    await setting.fingerSize.getByRole('combobox', { name: 'Finger size' }).selectOption('N')
    await basket.addAndSave(sixClawRing)
    await open('/create/engagement-ring/product/PR-00221/oval-shape/platinum')
    await setting.fingerSize.getByRole('combobox', { name: 'Finger size' }).selectOption('K')
    await basket.open()
    await basket
      .line(sixClawRing)
      .getByRole('link', { name: `Edit ${sixClawRing.title}` })
      .click()
    await expect(page).toHaveURL(sixClawRing.path)
    await expect(page.getByRole('main')).toContainText('Finger size N')
  })
})

test.describe('a ring that is changed', () => {
  for (const { what, start } of [
    {
      what: 'from its line',
      start: async (page: Page, basket: BasketPage) => {
        await editLink(basket, sixClawRing).click()
        await page.getByRole('main').getByRole('link', { name: 'Change diamond' }).click()
      },
    },
    {
      what: 'because its stone was sold',
      start: async (page: Page, basket: BasketPage, world: TestWorld) => {
        await world.setStoneAvailability(sixClawRing.gemstoneId, 'SOLD')
        await page.reload()
        await basket.line(sixClawRing).getByRole('link', { name: 'Choose another stone' }).click()
      },
    },
  ]) {
    test(`to another stone ${what} takes the place of its line`, async ({
      page,
      open,
      basket,
      review,
      world,
    }) => {
      await basket.addAndSave(labGrownRing)
      await basket.addAndSave(sixClawRing)
      await start(page, basket, world)
      await expect(page).toHaveURL(/\/gemstones/)
      await open(stoneForSettingPath('pairLeft'))
      await page.getByRole('button', { name: /^Add to the setting/ }).click()
      await expect(page.getByRole('main')).toContainText(
        'This ring takes the place of the one in your basket',
      )
      await expect(review.order).toHaveText('Update your basket, £5,270.00')
      await review.order.click()
      await expect(page).toHaveURL('/cart')
      await expect(basket.lines).toHaveCount(2)
      await expect(basket.line(labGrownRing)).toBeVisible()
      await expect(basket.line({ title: 'Six-claw solitaire with 1.00 ct Round diamond' })).toBeVisible()
      await basket.untilSaved()
      await page.reload()
      await expect(basket.lines).toHaveCount(2)
    })
  }

  test('may become another one instead', async ({ page, open, basket, review }) => {
    await basket.addAndSave(sixClawRing)
    await editLink(basket, sixClawRing).click()
    await expect(page).toHaveURL(sixClawRing.path)
    await open(otherRingPath)
    await page.getByRole('main').getByRole('button', { name: 'Add it as another ring' }).click()
    await expect(review.order).toHaveText('Add to basket, £5,270.00')
    await review.order.click()
    await expect(page).toHaveURL('/cart')
    await expect(basket.lines).toHaveCount(2)
  })

  test('and then left for another build stays as it is', async ({ page, open, basket, review, list }) => {
    await basket.addAndSave(sixClawRing)
    await editLink(basket, sixClawRing).click()
    await expect(page).toHaveURL(sixClawRing.path)
    await basket.link.click()
    await page.getByRole('main').getByRole('link', { name: 'Continue shopping' }).click()
    await expect(page).toHaveURL('/create/engagement-ring')
    await list.link(list.card('Knife-edge solitaire')).click()
    await untilViewed(page, 'CreateEngagementRingSetting')
    await open(otherRingPath)
    await expect(review.order).toHaveText('Add to basket, £5,270.00')
  })

  test('shows its own size and engraving by its address too, not what was chosen since', async ({
    page,
    open,
    setting,
    review,
    basket,
  }) => {
    const solitaire = '/create/engagement-ring/product/PR-00201/round-brilliant/yellow-gold'
    await open(solitaire)
    await setting.fingerSize.getByRole('combobox', { name: 'Finger size' }).selectOption('N')
    await setting.engravingText.fill('ANNE')
    await open(sixClawRing.path)
    await review.engravingTick.check()
    await review.order.click()
    await expect(basket.line(sixClawRing)).toContainText('Engraved ANNE, Roman')
    await open(solitaire)
    await expect(setting.engravingText).toHaveValue('')
    await setting.fingerSize.getByRole('combobox', { name: 'Finger size' }).selectOption('K')
    await setting.engravingText.fill('BEA')
    await open(sixClawRing.path)
    await expect(review.settingLine).toContainText('Finger size N')
    await expect(review.settingLine).toContainText('Engraved ANNE, Roman')
    await expect(page.getByRole('main').getByText('This ring is in your basket.')).toBeVisible()
  })

  test('leaves its engraving to itself, and its size to the next', async ({
    page,
    open,
    setting,
    review,
    basket,
  }) => {
    await open('/create/engagement-ring/product/PR-00201/round-brilliant/yellow-gold')
    await setting.fingerSize.getByRole('combobox', { name: 'Finger size' }).selectOption('N')
    await setting.engravingText.fill('ANNE')
    await open(sixClawRing.path)
    await review.engravingTick.check()
    await review.order.click()
    await expect(basket.line(sixClawRing)).toContainText('Engraved ANNE, Roman')
    await open(otherRingPath)
    await expect(review.settingLine).toContainText('Finger size N')
    await expect(review.settingLine).toContainText('Not engraved')
    await expect(page.getByRole('main')).not.toContainText('ANNE')
  })
})

test('two tabs agree at once', async ({ page, context, basket }) => {
  await basket.addAndSave(sixClawRing)
  const tab = await context.newPage()
  const other = new BasketPage(tab)
  await other.open()
  await expect(other.line(sixClawRing)).toBeVisible()
  await other.add(labGrownRing)
  await expect(basket.lines).toHaveCount(2)
  await expect(basket.link).toHaveAccessibleName('Basket, 2 items')
  await removeButton(page, sixClawRing.title).click()
  await expect(other.lines).toHaveCount(1)
  await expect(other.line(labGrownRing)).toBeVisible()
  await other.untilSaved()
  await tab.reload()
  await expect(other.lines).toHaveCount(1)
})

test.describe('taking out', () => {
  test('one ring leaves the others, says so, and can be undone', async ({ page, basket }) => {
    await basket.addAndSave(sixClawRing)
    await basket.addAndSave(labGrownRing)
    await removeButton(page, sixClawRing.title).click()
    await expect(basket.lines).toHaveCount(1)
    await expect(
      page.getByRole('status').filter({ hasText: `Removed: ${sixClawRing.title}.` }),
    ).toBeAttached()
    await expect(basket.summary).toContainText('£1,459.00')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(basket.lines).toHaveCount(2)
    await basket.untilSaved()
    await page.reload()
    await expect(basket.lines).toHaveCount(2)
    await expect(basket.summary).toContainText('£6,836.00')
  })

  test('everything asks first, and can be undone', async ({ page, basket }) => {
    await basket.addAndSave(sixClawRing)
    await basket.addAndSave(labGrownRing)
    await page.getByRole('button', { name: 'Remove all' }).click()
    const question = page.getByRole('group', { name: 'Remove all 2 pieces?' })
    await question.getByRole('button', { name: 'Keep them' }).click()
    await expect(basket.lines).toHaveCount(2)
    await page.getByRole('button', { name: 'Remove all' }).click()
    await question.getByRole('button', { name: 'Yes, remove all' }).click()
    await expect(page.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible()
    await expect(basket.link).toHaveAccessibleName('Basket, empty')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(basket.lines).toHaveCount(2)
    await basket.untilSaved()
    await page.reload()
    await expect(basket.lines).toHaveCount(2)
  })

  test('the last ring leaves an empty basket after a reload too', async ({ page, basket }) => {
    await basket.addAndSave(sixClawRing)
    await removeButton(page, sixClawRing.title).click()
    await expect(page.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('link', { name: 'Choose a setting' })).toBeVisible()
    await expect(basket.lines).toHaveCount(0)
  })

  test('works by keyboard, and the focus stays where the shopper is', async ({ page, basket }) => {
    await basket.addAndSave(sixClawRing)
    await basket.addAndSave(labGrownRing)
    await removeButton(page, sixClawRing.title).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: sixClawRing.title })).toBeFocused()
    await page.getByRole('button', { name: 'Remove all' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Yes, remove all' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Remove all' })).toBeFocused()
  })

  test('that does not arrive brings the ring back and says so', async ({
    page,
    basket,
    world,
    expectTrouble,
  }) => {
    expectTrouble(500, 503, failedCall)
    await basket.addAndSave(sixClawRing)
    await world.setFaults({ kind: 'http-500', operation: 'RemoveCartItem' })
    await removeButton(page, sixClawRing.title).click()
    await expect(basket.line(sixClawRing).getByRole('status')).toContainText(
      'We could not remove this piece just now, so it is still here.',
    )
    await expect(basket.summary).toContainText('£5,377.00')
    await world.clearFaults()
    await basket.line(sixClawRing).getByRole('button', { name: 'Keep it' }).click()
    await expect(basket.line(sixClawRing).getByRole('status')).toBeEmpty()
    await page.reload()
    await expect(basket.lines).toHaveCount(1)
  })
})

test.describe('an add', () => {
  for (const { name, fault } of troubles) {
    test(`while the API ${name} keeps the ring, and a retry adds it once`, async ({
      page,
      basket,
      world,
      expectTrouble,
    }) => {
      expectTrouble(500, 503, failedCall)
      await world.setFaults({ ...fault, operation: 'AddCartItem' })
      await basket.add(sixClawRing)
      const line = basket.line(sixClawRing)
      await expect(line.getByRole('status')).toContainText('This piece is kept in your browser', {
        timeout: 15_000,
      })
      await expect(basket.summary).toContainText('£5,377.00')
      await page.reload()
      await expect(line.getByRole('status')).toContainText('This piece is kept in your browser')
      await world.clearFaults()
      await line.getByRole('button', { name: 'Try again' }).click()
      await expect(line.getByRole('status')).toBeEmpty()
      await page.reload()
      await expect(basket.lines).toHaveCount(1)
      expect(await basket.syncStates()).toEqual(['saved'])
    })
  }

  test('of a stone that was sold on the way says so, and leaves it out of the total', async ({
    page,
    open,
    basket,
    world,
  }) => {
    await open(sixClawRing.path)
    await world.setStoneAvailability(sixClawRing.gemstoneId, 'SOLD')
    await page.getByRole('button', { name: 'Add to basket, £5,377.00' }).click()
    const line = basket.line(sixClawRing)
    await expect(line.getByRole('status')).toContainText('The stone was sold or is held for somebody else.')
    await expect(line).not.toContainText('Arrives by')
    await expect(basket.summary).toContainText('Nothing here can be bought just now')
    await expect(basket.summary.getByRole('definition')).toHaveCount(0)
  })
})

test.describe('a fetch', () => {
  for (const { name, fault } of troubles) {
    test(`while the API ${name} leaves the basket as it is, and a retry checks it`, async ({
      page,
      basket,
      world,
      expectTrouble,
    }) => {
      expectTrouble(500, 503, failedCall)
      await basket.addAndSave(sixClawRing)
      await world.setFaults({ ...fault, operation: 'CartBySession' })
      await page.reload()
      const notice = page.getByRole('alert').filter({ hasText: 'We could not check prices and availability' })
      await expect(notice).toBeVisible({ timeout: 15_000 })
      await expect(basket.line(sixClawRing)).toContainText('£5,377.00')
      await world.clearFaults()
      await notice.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(basket.lines).toHaveCount(1)
    })
  }

  test('marks a ring whose stone was sold meanwhile, and offers another', async ({ page, basket, world }) => {
    await basket.addAndSave(sixClawRing)
    await basket.addAndSave(labGrownRing)
    await world.setStoneAvailability(sixClawRing.gemstoneId, 'SOLD')
    await page.reload()
    const line = basket.line(sixClawRing)
    await expect(line.getByRole('status')).toContainText('The stone was sold or is held for somebody else.')
    await expect(line).toContainText('Not for sale')
    await expect(basket.summary).toContainText('1 piece is left out')
    await expect(basket.summary.getByRole('definition').last()).toHaveText('£1,459.00')
    await expect(line.getByRole('link', { name: 'Choose another stone' })).toHaveAttribute(
      'href',
      '/create/engagement-ring/PR-00201/round-brilliant/yellow-gold/gemstones',
    )
  })

  test('asks the cart anew whenever the basket is opened', async ({ page, open, basket }) => {
    await basket.addAndSave(sixClawRing)
    await open('/')
    await untilIdle(page)
    const asked: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/graphql') asked.push(request.postData() ?? '')
    })
    await basket.link.click()
    await expect(basket.line(sixClawRing)).toBeVisible()
    await expect.poll(() => asked.filter((body) => body.includes('cartSessionId')).length).toBe(1)
  })
})

for (const operation of ['SettingDetail', 'GemstoneDetail']) {
  for (const { name, fault } of troubles) {
    test(`a ring whose ${operation} is not to be had because the API ${name} shows what is known, and a retry the rest`, async ({
      page,
      basket,
      world,
      expectTrouble,
    }) => {
      expectTrouble(500, 503, failedCall)
      test.setTimeout(45_000)
      await basket.addAndSave(sixClawRing)
      await world.setFaults({ ...fault, operation })
      await page.reload()
      const line = basket.lines.first()
      await expect(line).toContainText('We could not look this piece up just now.', { timeout: 25_000 })
      await expect(line).toContainText('£5,377.00')
      await world.clearFaults()
      await line.getByRole('button', { name: 'Try again' }).click()
      await expect(basket.line(sixClawRing)).toBeVisible()
      await expect(basket.line(sixClawRing)).not.toContainText('We could not look this piece up')
    })
  }
}

test('a basket whose page cannot be served says so, and a retry shows it', async ({
  page,
  open,
  basket,
  world,
  expectTrouble,
}) => {
  expectTrouble(503, failedCall)
  await basket.addAndSave(sixClawRing)
  await world.setFaults({ kind: 'http-500', operation: 'ShopRules' })
  await open('/cart')
  await expect(page.getByRole('alert')).toContainText('Nothing you chose is lost')
  await world.clearFaults()
  await page.getByRole('main').getByRole('link', { name: 'Try again' }).click()
  await expect(basket.line(sixClawRing)).toBeVisible()
})

test.describe('after 48 hours', () => {
  test('the basket is emptied and keeps its designs', async ({ page, basket, world }) => {
    await basket.addAndSave(sixClawRing)
    await world.setClock('2026-11-27T09:59:00Z')
    await page.reload()
    await expect(basket.lines).toHaveCount(1)
    await world.setClock('2026-11-27T10:00:00Z')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Your basket was emptied after 48 hours' })).toBeVisible()
    await expect(basket.lines).toHaveCount(0)
    await expect(basket.link).toHaveAccessibleName('Basket, empty')
    await expectAccessible(page)
    await page.getByRole('link', { name: sixClawRing.title }).click()
    await expect(page).toHaveURL(sixClawRing.path)
  })

  test('a ring can be added again, into a basket of its own', async ({ page, basket, world }) => {
    await basket.addAndSave(sixClawRing)
    await world.setClock('2026-11-27T10:00:00Z')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Your basket was emptied after 48 hours' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear this list' }).click()
    await expect(page.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible()
    await basket.add(sixClawRing)
    await expect(page.getByText('Kept for 48 hours, until Sunday 29 November at 10:00.')).toBeVisible()
  })
})

test('the server knows nothing of a basket, says so without a script, and asks the API nothing for an empty one', async ({
  page,
  open,
  request,
}) => {
  const html = await (await request.get('/cart')).text()
  expect(html).toContain('Loading your basket')
  expect(html).toMatch(/<noscript><p>Your basket is kept in your browser[^<]*Ring us on 0808 157 0142/)
  const apiCalls: string[] = []
  page.on('request', (each) => {
    if (new URL(each.url()).pathname.startsWith('/api/')) apiCalls.push(each.url())
  })
  await open('/cart')
  await expect(page.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible()
  await untilIdle(page)
  expect(apiCalls).toEqual([])
})

test('a damaged record in the browser counts as none', async ({ page, open, basket }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('ashcombe:basket')) localStorage.setItem('ashcombe:basket', '{"BasketUID":7')
  })
  await open('/cart')
  await expect(page.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible()
  await basket.addAndSave(labGrownRing)
  await expect(basket.lines).toHaveCount(1)
})

test.describe('axe finds nothing', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('on a basket', async ({ page, basket }) => {
    await basket.addAndSave(sixClawRing)
    await basket.addAndSave(labGrownRing)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Remove all' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Keep them' }).click()
    await removeButton(page, sixClawRing.title).click()
    await expectAccessible(page)
  })

  test('on an empty basket', async ({ page, open }) => {
    await open('/cart')
    await expect(page.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible()
    await expectAccessible(page)
  })

  test('on a basket where nothing can be reached', async ({ page, basket, world, expectTrouble }) => {
    expectTrouble(500, 503, failedCall)
    await basket.addAndSave(sixClawRing)
    await world.setFaults(
      { kind: 'graphql-error', operation: 'CartBySession' },
      { kind: 'graphql-error', operation: 'SettingDetail' },
    )
    await page.reload()
    await untilAlive(page)
    await expect(basket.lines.first()).toContainText('We could not look this piece up just now.')
    await expect(page.getByRole('alert')).toContainText('We could not check prices')
    await expectAccessible(page)
  })
})

function editLink(basket: BasketPage, ring: Ring) {
  return basket.line(ring).getByRole('link', { name: `Edit ${ring.title}` })
}

function removeButton(page: Page, title: string) {
  return page.getByRole('button', { name: `Remove ${title}`, exact: true })
}

/** Waits until the browser has had time to do everything it had put off. */
async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => requestIdleCallback(() => resolve()))
      }),
  )
}
