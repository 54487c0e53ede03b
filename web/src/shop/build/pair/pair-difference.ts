import { m } from '#generated/paraglide/messages.js'
import { compareRows } from '../compare/compare-rows.ts'
import { hundredthsText } from '#shop/gemstone/stone-measures.ts'
import type { StoneOnPage } from '#shop/gemstone/stone-on-page.ts'

const hundredthsPerMm = 100

/**
 * In what a match differs from the first stone, in the words in which it is judged: `0.02 mm shorter, F in
 * colour`. The same in all of these says so.
 */
export function differenceText(first: StoneOnPage, match: StoneOnPage): string {
  const [a, b] = [first.view, match.view]
  // In whole hundredths, in which stones are measured.
  const apart = hundredthsOf(match) - hundredthsOf(first)
  const length = hundredthsText(Math.abs(apart) / hundredthsPerMm)
  const texts = [
    ...(apart === 0 ? [] : [apart > 0 ? m.pair_longer({ length }) : m.pair_shorter({ length })]),
    ...(a.colourText === b.colourText || b.colourText === null
      ? []
      : [m.stone_spec_colour({ colour: b.colourText })]),
    ...(a.clarityText === b.clarityText || b.clarityText === null
      ? []
      : [m.stone_spec_clarity({ clarity: b.clarityText })]),
  ]
  return texts.length === 0 ? m.pair_alike() : m.pair_differs({ what: texts.join(', ') })
}

function hundredthsOf({ stone }: StoneOnPage): number {
  return Math.round(stone.measLength * hundredthsPerMm)
}

/** The facts of two stones, parted into those in which they differ and those that they share. */
export function pairRows(pair: readonly StoneOnPage[], rules: Parameters<typeof compareRows>[1]['rules']) {
  const rows = compareRows(pair, { rules })
  return {
    different: rows.filter(({ isSame }) => !isSame),
    same: rows.filter(({ isSame }) => isSame),
  }
}
