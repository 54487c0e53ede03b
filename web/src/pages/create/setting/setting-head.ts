import type { QueryClient } from '@tanstack/react-query'
import { designPrice } from '@shop/schema/domain/prices/design-price'
import { inMetalOrder, metalDisplayName, parseMetal } from '@shop/schema/domain/design/metals'
import { optionsOf } from '@shop/schema/domain/design/design'
import { formatPence } from '@shop/schema/domain/values/money'
import { m } from '#generated/paraglide/messages.js'
import { designDetailQuery, shopRulesQuery } from '#generated/queries.ts'
import { pageHead } from '#shell/page-head.ts'
import { pricingOf } from '#shop/design/price/pricing-of.ts'
import { displayTitle } from '#shop/design/display-title.ts'
import { choiceAddress, designVariables, settingChoice } from '#shop/design/design-choice.ts'

interface SettingParams {
  readonly sku: string
  readonly shape?: string | undefined
  readonly metal?: string | undefined
}

/** What the head of a setting's page says, from the answers that the loader has brought; the price is the visible one. */
export function settingHead(queryClient: QueryClient, { sku, shape, metal }: SettingParams) {
  const { queryKey } = designDetailQuery(designVariables(sku, shape))
  const design = queryClient.getQueryData(queryKey)?.getDesignBySku
  const rules = queryClient.getQueryData(shopRulesQuery().queryKey)
  const choice = design && settingChoice(design, shape, metal)
  if (!choice || !rules) return {}
  const price = designPrice({
    design,
    optionIds: choice.optionIds,
    pricing: pricingOf(rules),
  })
  const metals = inMetalOrder(optionsOf(design, 'Metal')).flatMap(({ name }) => {
    const made = parseMetal(name)
    return made ? [metalDisplayName(made)] : []
  })
  return pageHead({
    title: displayTitle(design, choice),
    description: m.setting_description({
      name: design.name,
      metals: new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(metals),
      price: price ? formatPence(price.pricePence) : m.setting_price_missing(),
    }),
    path: choiceAddress(design, choice.shape, choice.metalOption),
  })
}
