import { describe, expect, it } from 'vitest'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { DeliveryBlock } from './delivery-block.tsx'
import { chooseFingerSize, engrave, setSizeUnsure } from '../personalisation/personalisation.ts'
import type { Design, SettingOnPage } from '../design.ts'
import { roundGold, settingOnPage, solitaire } from '#testing/build-examples.ts'

/** On the shelf in gold and size N, with Express Delivery; made in 15 working days otherwise. */
const stocked: Design = {
  ...solitaire,
  expressDelivery: true,
  suppliers: [{ customerLeadTime: 15 }],
  stock: [{ stockStatus: 'IN_STOCK', attributes: ['161', '171', '1017'] }],
}
const onShelf = settingOnPage(stocked, 'round-brilliant', 'yellow-gold')
const finished = settingOnPage({ ...stocked, category: { id: '2' } }, 'round-brilliant', 'yellow-gold')

async function deliveryOf(setting: SettingOnPage, now?: string) {
  const screen = await renderInShop(<DeliveryBlock piece={setting} />, now === undefined ? {} : { now })
  const summary = () => screen.container.querySelector('summary')
  return {
    screen,
    promise: () => summary()?.textContent,
    async way() {
      summary()?.click()
      await expect.element(screen.getByRole('term').first()).toBeVisible()
      const texts = (role: 'term' | 'definition') =>
        screen
          .getByRole(role)
          .elements()
          .map(({ textContent }) => textContent)
      return texts('term').map((when, row) => [when, texts('definition')[row]])
    },
  }
}

async function expectPromise(
  { promise }: { promise: () => string | undefined },
  text: string,
): Promise<void> {
  await expect.poll(promise).toContain(text)
}

describe('the delivery of a setting that is made to order', () => {
  it('is promised for a day, and says how it comes about', async () => {
    const delivery = await deliveryOf(roundGold)
    await expectPromise(delivery, 'Arrives by Monday 4 January 2027')
    expect(await delivery.way()).toEqual([
      ['Wed 25 Nov', 'You order before 14:00, London time'],
      ['25 working days', 'We make, set and hallmark your ring'],
      ['Closed', '25 and 28 December, 1 January'],
      ['Mon 4 Jan', 'Delivered, insured and signed for. Free in the UK'],
    ])
  })

  it('is a day later for an order at 14:00, and says so', async () => {
    const delivery = await deliveryOf(roundGold, '2026-11-25T14:00:00Z')
    await expectPromise(delivery, 'Arrives by Tuesday 5 January 2027')
    expect(await delivery.way()).toEqual([
      ['Wed 25 Nov', 'You order'],
      ['+ 1 day', 'For an order at 14:00 or later, London time'],
      ['Thu 26 Nov', 'Working days count from here'],
      ['25 working days', 'We make, set and hallmark your ring'],
      ['Closed', '25 and 28 December, 1 January'],
      ['Tue 5 Jan', 'Delivered, insured and signed for. Free in the UK'],
    ])
  })

  it('of an order on Good Friday counts from Easter Monday', async () => {
    const delivery = await deliveryOf(roundGold, '2026-04-03T09:00:00Z')
    expect((await delivery.way()).slice(0, 3)).toEqual([
      ['Fri 3 Apr', 'You order'],
      ['+ 3 days', 'For an order on a bank holiday that is a Friday'],
      ['Mon 6 Apr', 'Working days count from here'],
    ])
  })

  it('is promised for no day while a ring sizer is on its way', async () => {
    const delivery = await deliveryOf(roundGold)
    await expectPromise(delivery, 'Arrives by Monday 4 January 2027')
    await delivery.way()
    const counted = delivery.screen.getByText('Counted from the day we know your size.')
    await expect.element(counted).not.toBeInTheDocument()
    setSizeUnsure(true)
    await expectPromise(delivery, 'Arrives in about 25 working days once we know your size')
    await expect.element(counted).toBeVisible()
  })
})

describe('the delivery of a setting in stock', () => {
  it('promises no Express Delivery while no stone is chosen', async () => {
    chooseFingerSize('N')
    const delivery = await deliveryOf(onShelf)
    await expectPromise(delivery, 'Arrives by Friday 27 November 2026')
    expect((await delivery.way())[1]).toEqual(['2 working days', 'In stock as shown: we prepare it for you'])
  })

  it('is made to order in a metal that is not on the shelf', async () => {
    const delivery = await deliveryOf(settingOnPage(stocked, 'round-brilliant', 'platinum'))
    await expectPromise(delivery, 'Arrives by Wednesday 16 December 2026')
  })
})

describe('the delivery of a finished piece in stock', () => {
  it('is by Express Delivery, in the size that lies there and until something is engraved', async () => {
    const delivery = await deliveryOf(finished)
    // No size is chosen yet.
    await expectPromise(delivery, 'Arrives by Wednesday 16 December 2026')
    chooseFingerSize('M')
    await expectPromise(delivery, 'Arrives by Wednesday 16 December 2026')
    chooseFingerSize('N')
    await expectPromise(delivery, 'Arrives by Thursday 26 November 2026')
    engrave('AMOR', stocked.sku)
    await expectPromise(delivery, 'Arrives by Friday 27 November 2026')
    engrave('', stocked.sku)
    await expectPromise(delivery, 'Arrives by Thursday 26 November 2026')
  })

  it('takes a day more when it is ordered at 13:00 or later', async () => {
    chooseFingerSize('N')
    const delivery = await deliveryOf(finished, '2026-11-25T13:00:00Z')
    await expectPromise(delivery, 'Arrives by Friday 27 November 2026')
    expect(await delivery.way()).toEqual([
      ['Wed 25 Nov', 'You order at 13:00 or later, London time'],
      ['2 working days', 'In stock as shown: sent with Express Delivery.'],
      ['Fri 27 Nov', 'Delivered, insured and signed for. Free in the UK'],
    ])
  })
})
