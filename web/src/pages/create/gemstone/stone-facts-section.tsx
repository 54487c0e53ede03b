import { shapeName } from '#data/language/shape-name.ts'
import { ownNameOf } from '#data/language/own-name.ts'
import { m } from '#generated/paraglide/messages.js'
import { explainGrades } from './explain-grades.ts'
import { explainProportions } from './explain-proportions.ts'
import { type DetailedStoneOnPage, factOf, type ExplainedFact } from '#shop/gemstone/explained-fact.ts'
import { faceUpText } from '#shop/gemstone/face-up-text.ts'
import { StoneDrawing } from './stone-drawing.tsx'
import { gemGrowthMethods, type GemTreatment } from '@shop/schema/domain/vocabulary/gemstone-grades'
import { shapeOfStone } from '@shop/schema/domain/vocabulary/stone-shape'
import type { ShapeSlug } from '@shop/schema/domain/vocabulary/taxonomy'
import styles from './stone-facts-section.module.css'

/** Closer to one than this, length and width look the same. */
const visibleDifference = 0.05

/** How heavy and how large a stone is, and what its shape is like. */
export function explainSize({ stone, view }: DetailedStoneOnPage): readonly ExplainedFact[] {
  const slug = shapeOfStone(stone)?.slug
  const faceUp = faceUpText({ stone, view })
  return [
    ...factOf(m.stone_fact_carat(), m.stone_fact_carat_value({ carat: view.caratText }), m.stone_why_carat()),
    ...factOf(m.stone_fact_size(), m.stone_size_mm({ size: view.sizeText }), m.stone_why_size()),
    ...factOf(m.stone_fact_face_up(), faceUp?.caratText ?? null, faceUp?.why ?? null),
    ...factOf(m.stone_fact_shape(), slug ? shapeName(slug) : view.shapeName, slug ? whyShape[slug]() : null),
    ...factOf(m.stone_fact_ratio(), view.ratioText, whyRatio(stone.ratio, view.ratioText)),
  ]
}

const whyShape: Readonly<Record<ShapeSlug, () => string>> = {
  'round-brilliant': m.stone_why_shape_round_brilliant,
  'oval-shape': m.stone_why_shape_oval_shape,
  'emerald-cut': m.stone_why_shape_emerald_cut,
  'cushion-cut': m.stone_why_shape_cushion_cut,
  'pear-shape': m.stone_why_shape_pear_shape,
  'princess-cut': m.stone_why_shape_princess_cut,
  'radiant-cut': m.stone_why_shape_radiant_cut,
  'marquise-cut': m.stone_why_shape_marquise_cut,
  'asscher-cut': m.stone_why_shape_asscher_cut,
  'heart-shape': m.stone_why_shape_heart_shape,
}

function whyRatio(ratio: number, ratioText: string): string {
  if (ratio > 1 + visibleDifference) return m.stone_why_ratio_long({ ratio: ratioText })
  if (ratio < 1 - visibleDifference) return m.stone_why_ratio_wide()
  return m.stone_why_ratio_even()
}

/** Every fact of a stone, each with what it means; none of what nobody knows. */
export function StoneFactsSection({ stone }: { stone: DetailedStoneOnPage }) {
  const groups = [
    { key: 'size', title: m.stone_group_size(), facts: explainSize(stone) },
    { key: 'grades', title: m.stone_group_grades(), facts: explainGrades(stone) },
    { key: 'proportions', title: m.stone_group_proportions(), facts: explainProportions(stone) },
    { key: 'origin', title: m.stone_group_origin(), facts: explainOrigin(stone) },
  ].filter(({ facts }) => facts.length > 0)
  return (
    <section className={styles.facts} aria-labelledby="stone-facts">
      <h2 id="stone-facts">{m.stone_page_about({ noun: stone.view.noun })}</h2>
      {groups.map(({ key, title, facts }) => (
        <div key={key} className={styles.group}>
          <h3>{title}</h3>
          <dl>
            {facts.map(({ label, value, why }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <b>{value}</b>
                  <p>{why}</p>
                </dd>
              </div>
            ))}
          </dl>
          {key === 'size' && <StoneDrawing stone={stone.stone} />}
        </div>
      ))}
    </section>
  )
}

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
    ...factOf(m.stone_fact_species(), stone.species && ownNameOf(stone.species), m.stone_why_species()),
    ...factOf(m.stone_fact_treatment(), view.treatmentText, treatment && whyTreatment(treatment)),
    ...factOf(
      m.stone_fact_country(),
      stone.countryOfOrigin && ownNameOf(stone.countryOfOrigin),
      m.stone_why_country(),
    ),
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
