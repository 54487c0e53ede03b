import type {
  GemClarity,
  GemColour,
  GemCut,
  GemFinish,
  GemFluorescence,
} from '@shop/schema/domain/vocabulary/gemstone-grades'
import { m } from '#generated/paraglide/messages.js'
import type { StoneView } from '#shop/gemstone/stone-view.ts'
import {
  factOf,
  type DetailedStone,
  type DetailedStoneOnPage,
  type ExplainedFact,
} from '#shop/gemstone/explained-fact.ts'

/** What a laboratory says of a stone, and what that means to the eye. */
export function explainGrades({ stone, view }: DetailedStoneOnPage): readonly ExplainedFact[] {
  return [
    ...(view.qualityText === null ? colourAndClarity(stone, view) : tier(stone, view.qualityText)),
    ...factOf(m.stone_fact_cut(), view.cutText, stone.cut && whyCut(stone.cut)),
    ...factOf(
      m.stone_fact_polish(),
      view.polishText,
      stone.polish && whyFinish(stone.polish, m.stone_why_polish_fine, m.stone_why_polish_good),
    ),
    ...factOf(
      m.stone_fact_symmetry(),
      view.symmetryText,
      stone.symmetry && whyFinish(stone.symmetry, m.stone_why_symmetry_fine, m.stone_why_symmetry_good),
    ),
    ...factOf(
      m.stone_fact_fluorescence(),
      view.fluorescenceText,
      stone.fluorescence && whyFluorescence(stone.fluorescence),
    ),
  ]
}

function tier({ qualityTier }: DetailedStone, qualityText: string): readonly ExplainedFact[] {
  const why = qualityTier === 'PREMIUM' ? m.stone_why_tier_premium() : m.stone_why_tier_standard()
  return factOf(m.stone_fact_quality(), qualityText, why)
}

function colourAndClarity(
  stone: DetailedStone,
  { isDiamond, colourText, clarityText }: StoneView,
): readonly ExplainedFact[] {
  return [
    ...factOf(
      m.stone_fact_colour(),
      colourText ?? m.stone_not_graded(),
      whyColour(stone, isDiamond, colourText),
    ),
    ...factOf(
      m.stone_fact_clarity(),
      clarityText ?? m.stone_not_graded(),
      isDiamond ? whyClarity(stone.clarity) : whyColouredClarity(stone.clarity),
    ),
  ]
}

function whyColour(stone: DetailedStone, isDiamond: boolean, colourText: string | null): string {
  if (colourText === null) return m.stone_why_colour_none()
  if (!isDiamond) return m.stone_why_colour_gem()
  return stone.fancyColour === null && stone.plainColour !== null
    ? whyWhite(stone.plainColour)
    : m.stone_why_colour_fancy()
}

function whyWhite(colour: GemColour): string {
  if (['D', 'E', 'F'].includes(colour)) return m.stone_why_colour_best()
  return ['G', 'H', 'I', 'J'].includes(colour) ? m.stone_why_colour_near() : m.stone_why_colour_faint()
}

function whyClarity(clarity: GemClarity | null): string {
  switch (clarity) {
    case 'FL':
    case 'IF':
      return m.stone_why_clarity_best()
    case 'VVS1':
    case 'VVS2':
      return m.stone_why_clarity_vvs()
    case 'VS1':
    case 'VS2':
      return m.stone_why_clarity_vs()
    case 'SI1':
    case 'SI2':
      return m.stone_why_clarity_si()
    case 'I1':
      return m.stone_why_clarity_i()
    case 'NONE':
    case null:
      return m.stone_why_clarity_none()
  }
}

/** A coloured stone is judged by eye, so its three own words say something else (rules/stones#labels). */
function whyColouredClarity(clarity: GemClarity | null): string {
  if (clarity === 'IF') return m.stone_why_clarity_eye_clean()
  if (clarity === 'SI1') return m.stone_why_clarity_slightly()
  return clarity === 'I1' ? m.stone_why_clarity_included() : whyClarity(clarity)
}

function whyCut(cut: GemCut): string | null {
  switch (cut) {
    case 'IDEAL':
    case 'EXCELLENT':
      return m.stone_why_cut_best()
    case 'VERY_GOOD':
      return m.stone_why_cut_very_good()
    case 'GOOD':
      return m.stone_why_cut_good()
    case 'NONE':
      return null
  }
}

function whyFinish(finish: GemFinish, fine: () => string, good: () => string): string {
  return finish === 'GOOD' ? good() : fine()
}

function whyFluorescence(fluorescence: GemFluorescence): string {
  switch (fluorescence) {
    case 'NONE':
      return m.stone_why_fluorescence_none()
    case 'FAINT':
    case 'MEDIUM':
      return m.stone_why_fluorescence_some()
    case 'STRONG':
    case 'VERY_STRONG':
      return m.stone_why_fluorescence_strong()
  }
}
