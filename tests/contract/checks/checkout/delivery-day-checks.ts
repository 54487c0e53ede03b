import {
  isExpressAvailable,
  settingLeadTimeDays,
  stoneLeadTimeDays,
} from '@shop/schema/domain/delivery/delivery'
import { optionsOf } from '@shop/schema/domain/design/design'
import { shapeAttribute } from '@shop/schema/domain/design/design-shapes'
import { fingerSizeAttribute } from '@shop/schema/domain/design/product-choice'
import { workingDayBefore } from '@shop/schema/domain/values/calendar'
import { categoryIds, subCategoryIds } from '@shop/schema/domain/vocabulary/taxonomy'
import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import { CartAtTarget } from '../cart/cart-at-target.ts'
import {
  chosenOf,
  designsOf,
  type DrawnPiece,
  drawFinishedPieces,
  drawSettingWithStone,
  stonesFor,
} from '../cart/drawn-pieces.ts'
import { daysOf, holidays, hourOf, madeOf } from './delivery-days-at-target.ts'
import { problemsOfDay, purchaseOf } from './order-at-target.ts'

const operation = 'PlaceOrder'
/** So many settings in stock are looked at until one waits for its stone. */
const mostDraws = 4

/** When an order can arrive follows from raw fields, clock and calendar (rules/delivery, rules/checkout#delivery-days). */
export const deliveryDayChecks: readonly Check[] = [
  {
    operation,
    name: 'a ring arrives from the day on that its setting and its stone take, for eight weeks',
    writes: true,
    async run(probe) {
      await expectDays(probe, await drawSettingWithStone(probe))
      await expectDays(probe, await drawWaitingForStone(probe))
    },
  },
  {
    operation,
    name: 'a finished piece arrives from the day on that it takes, for eight weeks',
    writes: true,
    async run(probe) {
      const pieces = (await drawFinishedPieces(probe, 1000)).map((piece) => ({ piece, made: madeOf(piece) }))
      const byTime = pieces.toSorted(
        (one, other) => settingLeadTimeDays(one.made) - settingLeadTimeDays(other.made),
      )
      const express = pieces.find(({ made }) => isExpressAvailable(made))
      const soonest = byTime.find(({ made }) => !isExpressAvailable(made))
      const drawn = new Set([express, soonest, byTime.at(-1)].flatMap((each) => each?.piece ?? []))
      for (const piece of drawn) await expectDays(probe, piece)
    },
  },
]

/** Holds the first and the last day on which a piece can arrive, and the day before, to the calendar. */
async function expectDays(probe: Probe, piece: DrawnPiece): Promise<void> {
  const cart = new CartAtTarget(probe)
  const purchase = purchaseOf(await cart.put('one', piece.input))
  const asked = hourOf(probe)
  const { now } = asked
  const { firstDay, lastDay } = daysOf(piece, now)
  const said = {
    before: await problemsOfDay(probe, purchase, workingDayBefore(firstDay, holidays)),
    first: await problemsOfDay(probe, purchase, firstDay),
    last: await problemsOfDay(probe, purchase, lastDay),
  }
  const isSameHour = hourOf(probe).hour === asked.hour
  await cart.clear()
  probe.skipUnless(isSameHour, 'an hour has ended meanwhile, and days may count from another one')
  probe.expectSame(
    said,
    { before: ['DAY_TOO_EARLY'], first: [], last: [] },
    `What speaks against the working day before ${firstDay}, that day and ${lastDay} for ${piece.input.sku}, ordered ${now.toISOString()}`,
  )
}

/** A setting with a stone that takes longer than the setting, where one lies in stock; else any with its stone. */
async function drawWaitingForStone(probe: Probe): Promise<DrawnPiece> {
  const { engagementRing, pendant } = subCategoryIds
  const lying = (await designsOf(probe, categoryIds.setting, [engagementRing, pendant])).flatMap((design) =>
    probe.random
      .some(design.stock, design.stock.length)
      .flatMap(({ stockStatus, attributes }) => (stockStatus === 'IN_STOCK' ? [{ design, attributes }] : [])),
  )
  for (const { design, attributes } of lying.slice(0, mostDraws)) {
    const ofIt = (name: string) => optionsOf(design, name).find(({ id }) => attributes.includes(id))
    const stones = await stonesFor(probe, design, ofIt(shapeAttribute)?.id ?? '')
    for (const stone of probe.random.some(stones, stones.length)) {
      const optionIds = chosenOf(probe, design, attributes)
      const fingerSize = ofIt(fingerSizeAttribute)?.name ?? null
      const input = { sku: design.sku, optionIds, fingerSize, gemstoneId: stone.id }
      const piece = { design, stones: [stone], input }
      if (stoneLeadTimeDays(stone) > settingLeadTimeDays(madeOf(piece))) return piece
    }
  }
  return drawSettingWithStone(probe)
}
