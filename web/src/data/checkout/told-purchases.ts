import { array, safeParse, string } from 'zod/mini'
import { keyOf, readText, writeText } from '../kept-text.ts'
import { parseTabText } from '../tab-text.ts'

/** Where a browser keeps, for all of its tabs, which purchases the data layer has been told of: the last few. */
const toldKey = keyOf('told-purchases')
const keptIds = 10

/**
 * Whether the data layer is still to be told of the order of a payment, which counts as told from then on: once in a
 * browser, whichever of its tabs sees the order first (rules/consent#data-layer).
 */
export function isFirstTold(transactionId: string): boolean {
  const told = safeParse(array(string()), parseTabText(readText(toldKey))).data ?? []
  if (told.includes(transactionId)) return false
  writeText(toldKey, JSON.stringify([...told, transactionId].slice(-keptIds)))
  return true
}
