import { settingForStone } from '@shop/schema/domain/addresses/addresses'
import { stoneFit } from '@shop/schema/domain/stones/stone-fit'
import { shapeOfStone } from '@shop/schema/domain/vocabulary/stone-shape'
import type { FittingSettingsQuery, ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import type { CardView } from '#shop/card/card-face.ts'
import { fittingCardView } from '#shop/card/card-view.ts'
import { chosenMetalIds } from '#shop/list/piece-list.ts'
import { stoneColour } from '#shop/build/stone-colour.ts'
import type { StoneOnPage } from '#shop/gemstone/stone-on-page.ts'
import type { FittingList } from '#shop/build/fitting/fitting-list.ts'

type FittingSetting = FittingSettingsQuery['listDesigns']['items'][number]

/** The cards of settings for a stone; one that does not take it after all has none. */
export function fittingCards(
  settings: readonly FittingSetting[],
  list: FittingList,
  { stone }: Pick<StoneOnPage, 'stone'>,
  rules: ShopRulesQuery,
): CardView[] {
  const shape = shapeOfStone(stone)
  return settings.flatMap((setting) => {
    const design = { ...setting, attributes: [...setting.attributes, ...setting.more] }
    const fit = stoneFit(design, [stone])
    if (!shape || !fit.fits) return []
    const view = fittingCardView(
      design,
      {
        metalIds: chosenMetalIds(list),
        shape,
        stoneSizePercent: fit.stoneSizePercent,
        hrefOf: (metal) => settingForStone(stone.id, list.kind, { sku: setting.sku, metal }),
      },
      rules,
    )
    return [{ ...view, priceNote: m.fitting_card_price(), stoneColour: stoneColour(stone) }]
  })
}
