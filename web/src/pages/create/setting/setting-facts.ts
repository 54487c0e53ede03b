import { optionsOf } from '@shop/schema/domain/design/design'
import { stoneSizeRanges } from '@shop/schema/domain/stones/stone-fit'
import { ownNumber } from '#data/language/numbers.ts'
import { ownNameOf, ownWord } from '#data/language/own-name.ts'
import { struckMetal } from '#shop/design/metals/metal-name.ts'
import { m } from '#generated/paraglide/messages.js'
import type { SettingOnPage } from '#shop/design/design.ts'
import { fixedFacts } from '#shop/design/fixed-facts.ts'
import { lengthsText } from '#shop/design/stone-lengths.ts'

/** What a setting is made of and measures, each with its name: none of what nobody has measured. */
export function settingFacts({ design, choice }: SettingOnPage): [string, string][] {
  const { dimensions } = design
  const stones = stoneSizeRanges(design).filter(({ shape }) => shape.slug === choice.shape.slug)
  const sizes = optionsOf(design, 'Finger Size')
  const byStyle = Map.groupBy(design.fixedAttributes, ({ name }) => name === 'Style')
  const [style] = byStyle.get(true) ?? []
  const rows: [string, string | null][] = [
    [m.setting_fact_style(), style === undefined ? null : ownNameOf(style.optionName)],
    ...fixedFacts(byStyle.get(false) ?? [], choice.shape.slug),
    [m.setting_fact_metal(), m.setting_fact_metal_value({ fineness: struckMetal(choice.metal) })],
    [
      m.setting_fact_band(),
      dimensions &&
        m.setting_fact_band_value({
          width: ownNumber(dimensions.bandWidthMm),
          depth: ownNumber(dimensions.bandDepthMm),
        }),
    ],
    [
      m.setting_fact_height(),
      dimensions?.headHeightMm
        ? m.setting_fact_height_value({ height: ownNumber(dimensions.headHeightMm) })
        : null,
    ],
    [
      m.setting_fact_fits(),
      stones.length > 0
        ? m.setting_fact_fits_value({ shape: ownWord(choice.shape), lengths: lengthsText(stones) })
        : null,
    ],
    [
      m.setting_fact_sizes(),
      sizes.length > 0
        ? m.setting_fact_sizes_value({ first: sizes[0]?.name ?? '', last: sizes.at(-1)?.name ?? '' })
        : null,
    ],
    [m.setting_fact_sku(), design.sku],
  ]
  return rows.flatMap(([label, value]) => (value === null ? [] : [[label, value]]))
}
