import { basketProblems, type BasketItem } from '#data/basket/basket-record.ts'
import type { CartErrorCode } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'

/** What a shopper can do about a line. */
export type LineRemedy = 'retry' | 'keep' | 'choose-stone' | 'choose-setting'

/** What is wrong with a line, in words, and what can be done about it. */
export interface LineProblem {
  readonly text: string
  readonly remedy: LineRemedy | null
  /** Whether it can be bought all the same: its price is then part of the total. */
  readonly isBought: boolean
}

type ProblemLine = Pick<BasketItem, 'availability' | 'problem' | 'total'>

/** What is wrong with a line; null when nothing is. What the cart says of it now comes first. */
export function lineProblem({ availability, problem, total }: ProblemLine): LineProblem | null {
  if (availability === 'STONE_UNAVAILABLE') return stoneGone()
  if (availability === 'DESIGN_UNAVAILABLE') return designGone()
  if (problem !== null) return spokenProblem(problem)
  return total === null ? designGone() : null
}

/** Whether a line is part of the total. */
export function isBought(item: ProblemLine): boolean {
  return item.total !== null && (lineProblem(item)?.isBought ?? true)
}

function spokenProblem(problem: string): LineProblem {
  switch (problem) {
    case basketProblems.notReached:
      return { text: m.basket_problem_not_reached(), remedy: 'retry', isBought: true }
    case basketProblems.notRemoved:
      return { text: m.basket_problem_not_removed(), remedy: 'keep', isBought: true }
    default:
      // Kept as the cart said it; one that this version of the shop does not know is one of choices.
      return cartProblem(problem as CartErrorCode)
  }
}

function cartProblem(code: CartErrorCode): LineProblem {
  switch (code) {
    case 'STONE_UNAVAILABLE':
    case 'UNKNOWN_STONE':
      return stoneGone()
    case 'STONE_DOES_NOT_FIT':
      return refused(m.basket_problem_stone_misfit(), 'choose-stone')
    case 'STONES_NOT_A_PAIR':
      return refused(m.basket_problem_no_pair(), 'choose-stone')
    case 'STONE_IN_CART':
      return refused(m.basket_problem_stone_twice(), 'choose-stone')
    case 'WRONG_STONE_COUNT':
      return refused(m.basket_problem_choices(), 'choose-stone')
    case 'DESIGN_UNAVAILABLE':
    case 'UNKNOWN_DESIGN':
      return designGone()
    case 'NOT_IN_STOCK':
      return refused(m.basket_problem_not_in_stock(), 'choose-setting')
    case 'CART_FULL':
      return refused(m.basket_problem_full(), 'retry')
    case 'ENGRAVING_NOT_ALLOWED':
    case 'OPTION_NOT_CHOSEN':
    case 'UNKNOWN_FINGER_SIZE':
    case 'UNKNOWN_OPTION':
    default:
      return refused(m.basket_problem_choices(), null)
  }
}

function stoneGone(): LineProblem {
  return refused(m.basket_problem_stone_gone(), 'choose-stone')
}

function designGone(): LineProblem {
  return refused(m.basket_problem_design_gone(), 'choose-setting')
}

function refused(text: string, remedy: LineRemedy | null): LineProblem {
  return { text, remedy, isBought: false }
}
