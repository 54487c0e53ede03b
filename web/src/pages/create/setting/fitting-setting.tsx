import { notFound } from '@tanstack/react-router'
import type { DesignDetailQueryVariables, ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { useDesignDetail, useGemstoneDetail, useShopRules } from '#generated/queries.ts'
import { useMadeSetting } from '#shop/design/setting-of-address.ts'
import { designVariables } from '#shop/design/design-choice.ts'
import { detailedStone } from '#shop/gemstone/load-stone.ts'
import type { StoneOnPage } from '#shop/gemstone/stone-on-page.ts'
import { FittingSettingPage } from './fitting-setting-page.tsx'
import {
  choiceForStone,
  inShapeOfStone,
  isMadeInShape,
  type FittingSettingParams,
} from '#shop/build/load-fitting-setting.ts'

/** The setting of an address for the stone of the address. */
export function FittingSetting(params: FittingSettingParams) {
  const rules = useShopRules()
  const stone = detailedStone(useGemstoneDetail({ id: params.gemstoneId }).getGemstoneById, rules)
  if (!stone) throw notFound()
  return <SettingOfStone {...params} stone={stone} rules={rules} />
}

type OfStone = FittingSettingParams & { readonly stone: StoneOnPage; readonly rules: ShopRulesQuery }

function SettingOfStone(props: OfStone) {
  const { sku, stone } = props
  const variables = inShapeOfStone(sku, stone.stone)
  const { getDesignBySku: design } = useDesignDetail(variables)
  if (!design) throw notFound()
  const isMade = isMadeInShape(design, stone.stone)
  return <SettingInShape {...props} variables={isMade ? variables : designVariables(sku)} />
}

function SettingInShape({
  kind,
  metal,
  stone,
  rules,
  variables,
}: OfStone & { readonly variables: DesignDetailQueryVariables }) {
  const { getDesignBySku: design } = useDesignDetail(variables)
  const choice = design && choiceForStone(design, stone.stone, metal)
  const setting = useMadeSetting(design && choice ? { design, choice } : null)
  if (!setting) throw notFound()
  return <FittingSettingPage kind={kind} stone={stone} setting={setting} rules={rules} />
}
