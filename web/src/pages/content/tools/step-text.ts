import { pence, subtractPence, type Pence } from '@shop/schema/domain/values/money'
import { formatPence } from '#data/language/numbers.ts'

type StepWords = (inputs: { readonly price: string }) => string

/** How far one price is from another, in words of its own for more and for less; a step of nothing counts as less. */
export function stepText(step: Pence, moreText: StepWords, lessText: StepWords): string {
  return step > 0
    ? moreText({ price: formatPence(step) })
    : lessText({ price: formatPence(subtractPence(pence(0), step)) })
}
