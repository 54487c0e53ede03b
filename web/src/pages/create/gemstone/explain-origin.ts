import { gemGrowthMethods, type GemTreatment } from '@shop/schema/domain/vocabulary/gemstone-grades'
import { m } from '#generated/paraglide/messages.js'
import { factOf, type DetailedStoneOnPage, type ExplainedFact } from '#shop/gemstone/explained-fact.ts'

/** Where a stone comes from and what was done to it. */
export function explainOrigin({ stone, view }: DetailedStoneOnPage): readonly ExplainedFact[] {
  const { growthMethod, treatment } = stone
  return [
    ...factOf(
      m.stone_fact_origin(),
      view.originName,
      view.origin === 'LAB_GROWN' ? m.stone_why_lab() : m.stone_why_natural(),
    ),
    ...factOf(
      m.stone_fact_growth(),
      gemGrowthMethods.find(({ value }) => value === growthMethod)?.name ?? null,
      growthMethod === 'CVD' ? m.stone_why_growth_cvd() : m.stone_why_growth_hpht(),
    ),
    ...factOf(m.stone_fact_species(), stone.species, m.stone_why_species()),
    ...factOf(m.stone_fact_treatment(), view.treatmentText, treatment && whyTreatment(treatment)),
    ...factOf(m.stone_fact_country(), stone.countryOfOrigin, m.stone_why_country()),
    ...factOf(m.stone_fact_number(), view.id, m.stone_why_number()),
  ]
}

function whyTreatment(treatment: GemTreatment): string {
  switch (treatment) {
    case 'NONE':
      return m.stone_why_treatment_none()
    case 'HEATED':
      return m.stone_why_treatment_heated()
    case 'MINOR_OIL':
      return m.stone_why_treatment_minor_oil()
    case 'MODERATE_OIL':
      return m.stone_why_treatment_moderate_oil()
    case 'IRRADIATED':
      return m.stone_why_treatment_irradiated()
  }
}
