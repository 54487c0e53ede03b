import type { LondonDate } from '@shop/schema/domain/values/calendar'
import type { PieceDelivery, SuppliedStone } from '@shop/schema/domain/delivery/delivery'
import { optionsOf } from '@shop/schema/domain/design/design'
import { fingerSizeAttribute } from '@shop/schema/domain/design/product-choice'
import { deliveryOf, type DeliveredPiece } from './piece-delivery.ts'

/** What a page can promise: a day, or where nobody knows the finger size yet, the working days from when it is known. */
export type Arrival =
  | {
      readonly kind: 'on-day'
      readonly delivery: PieceDelivery
      /** It is made in finger sizes, none is chosen, and the day counts as if one were chosen today. */
      readonly isSizeOpen: boolean
      /** Stones of a pair are still to be chosen, and may take longer. */
      readonly isMatchOpen: boolean
    }
  | {
      readonly kind: 'after-size'
      /** Working days in the size that takes fewest, and in the one that takes most. */
      readonly fewestDays: number
      readonly mostDays: number
      /** The ways in which it can be delivered, one of each service, the slowest first. */
      readonly deliveries: readonly PieceDelivery[]
    }

/** What is chosen of a piece besides its options. */
export interface ArrivalChoices {
  /** Null while none is chosen. */
  readonly fingerSize: string | null
  /** The shopper has asked for a ring sizer. */
  readonly isSizeUnsure: boolean
  readonly engravingText: string
  /** The piece is ordered as it stands, or can be by one press. */
  readonly isOrdered: boolean
  /** Stones of a pair are still to be chosen. */
  readonly isMatchOpen?: boolean
}

/**
 * Whether a piece waits for its finger size. No ring can be promised for a day before somebody knows its size
 * once it is ordered without one, nor when the shopper asks for a ring sizer. A ring that is still being built
 * is estimated as if the size were chosen today.
 */
export function awaitsSize(
  piece: Pick<DeliveredPiece, 'design' | 'sizes'>,
  { fingerSize, isSizeUnsure, isOrdered }: Omit<ArrivalChoices, 'engravingText' | 'isMatchOpen'>,
): boolean {
  return isSizeOpen(piece, fingerSize) && (isSizeUnsure || isOrdered)
}

/** Whether a piece is made in finger sizes, and none of those that are to be had is chosen. */
function isSizeOpen(
  { design, sizes }: Pick<DeliveredPiece, 'design' | 'sizes'>,
  fingerSize: string | null,
): boolean {
  const made = optionsOf(design, fingerSizeAttribute).map(({ name }) => name)
  return made.length > 0 && !(sizes ?? made).some((name) => name === fingerSize)
}

/** When a piece arrives with its stone, as far as that can be promised. */
export function arrivalOf(
  piece: DeliveredPiece,
  stones: readonly SuppliedStone[],
  choices: ArrivalChoices,
  facts: { readonly now: Date; readonly holidays: readonly LondonDate[] },
): Arrival {
  const { engravingText, fingerSize, isMatchOpen = false } = choices
  const isOpen = isSizeOpen(piece, fingerSize)
  const sizes = piece.sizes ?? optionsOf(piece.design, fingerSizeAttribute).map(({ name }) => name)
  // One that is not to be had in any size is not ordered; it counts like all others.
  const asked = isOpen && sizes.length > 0 ? sizesApart(piece.design, sizes) : [fingerSize]
  const eachSize = asked
    .map((size) => deliveryOf(piece, stones, { fingerSize: size, engravingText }, facts))
    .toSorted((one, other) => workingDaysOf(other) - workingDaysOf(one))
  const [slowest, ...others] = eachSize
  if (!slowest) throw new Error('A piece is asked for in no size')
  if (!awaitsSize(piece, choices)) {
    // As in the size that takes longest: what lies in stock in others promises nothing (rules/delivery#without-a-size).
    return { kind: 'on-day', delivery: slowest, isSizeOpen: isOpen, isMatchOpen }
  }
  return {
    kind: 'after-size',
    fewestDays: workingDaysOf(others.at(-1) ?? slowest),
    mostDays: workingDaysOf(slowest),
    deliveries: eachSize.filter(
      ({ service }, index) => eachSize.findIndex((other) => other.service === service) === index,
    ),
  }
}

/**
 * Of finger sizes those that can be delivered on different days: what lies on no shelf is made in as many days in any,
 * so one speaks for all of them. A ring has some thirty sizes, and each day is counted off one by one.
 */
function sizesApart({ attributes, stock }: DeliveredPiece['design'], sizes: readonly string[]): string[] {
  const made = optionsOf({ attributes }, fingerSizeAttribute)
  const isOnlyMade = (size: string) => {
    const option = made.find(({ name }) => name === size)
    return option !== undefined && !stock.some((piece) => piece.attributes.includes(option.id))
  }
  const first = sizes.find(isOnlyMade)
  return sizes.filter((size) => size === first || !isOnlyMade(size))
}

/** The working days that a delivery takes from the day on which it counts. */
export function workingDaysOf({ steps }: PieceDelivery): number {
  return steps.reduce((sum, step) => (step.kind === 'working-days' ? sum + step.days : sum), 0)
}
