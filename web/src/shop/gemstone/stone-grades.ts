import { clarityLabel } from './clarity-label.ts'
import {
  gemCertificates,
  gemColours,
  gemCuts,
  gemFinishes,
  gemFluorescences,
  gemQualityTiers,
  gemTreatments,
} from '@shop/schema/domain/vocabulary/gemstone-grades'
import { showsCut } from '@shop/schema/domain/vocabulary/gemstones'
import type { GemstoneCardFragment } from '#generated/graphql/graphql.ts'
import { findingName, gradeName } from './grade-name.ts'
import { ownNameOf } from '#data/language/own-name.ts'
import { m } from '#generated/paraglide/messages.js'

/** What laboratories say of a stone, in words; null where nobody has looked, or the shop does not show it. */
export interface StoneGrades {
  /** The grade of a white diamond, the colour in words of any other stone. */
  readonly colourText: string | null
  readonly clarityText: string | null
  /** Of round stones only (rules/stones#cut). */
  readonly cutText: string | null
  readonly polishText: string | null
  readonly symmetryText: string | null
  /** `None` is a finding. */
  readonly fluorescenceText: string | null
  /** What GIA says of a lab-grown diamond instead of colour and clarity. */
  readonly qualityText: string | null
  /**
   * What was done to a coloured stone, `None` too (rules/stones#treatment); null where that is not reported.
   */
  readonly treatmentText: string | null
  /** The laboratory, or that there is no certificate. */
  readonly certificateText: string
  /** Laboratory and number of the report; null without one. */
  readonly reportText: string | null
}

/** The grades of a stone. Null and NONE mean the same (rules/stones#record). */
export function stoneGrades(stone: GemstoneCardFragment): StoneGrades {
  const colourText =
    (stone.fancyColour === null ? null : ownNameOf(stone.fancyColour)) ??
    gradeName(gemColours, stone.plainColour)
  const clarityText = clarityLabel(stone)
  const tier = findingName(gemQualityTiers, stone.qualityTier)
  const laboratory = gradeName(gemCertificates, stone.certificate)
  return {
    colourText,
    clarityText,
    cutText: showsCut(stone) ? gradeName(gemCuts, stone.cut) : null,
    polishText: gradeName(gemFinishes, stone.polish),
    symmetryText: gradeName(gemFinishes, stone.symmetry),
    fluorescenceText: findingName(gemFluorescences, stone.fluorescence),
    qualityText:
      tier !== null && colourText === null && clarityText === null ? m.stone_quality_tier({ tier }) : null,
    treatmentText: findingName(gemTreatments, stone.treatment),
    certificateText: laboratory ?? m.stone_no_certificate(),
    reportText: laboratory !== null && stone.repNo !== null ? `${laboratory} ${stone.repNo}` : null,
  }
}
