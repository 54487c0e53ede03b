import { notFound } from '@tanstack/react-router'
import { useSettingDetail, useShopRules } from '#generated/queries.ts'
import { useMadeSetting } from '#shop/design/made-setting.ts'
import { settingChoice, settingVariables } from '#shop/design/design-choice.ts'
import { useStonesOfAddress } from '#shop/gemstone/stones-of-address.ts'
import type { ReviewParams } from './load-review.ts'
import { ReviewPage } from './review-page.tsx'

/** The review of an address, with one stone or two. */
export function ReviewOfAddress({ sku, shape, metal, gemstoneIds }: Omit<ReviewParams, 'kind'>) {
  const variables = settingVariables(sku, shape)
  if (!variables) throw notFound()
  const rules = useShopRules()
  const { getDesignBySku: design } = useSettingDetail(variables)
  const stones = useStonesOfAddress(gemstoneIds, rules)
  const choice = design && settingChoice(design, shape, metal)
  const setting = useMadeSetting(design && choice && { design, choice })
  if (!setting) throw notFound()
  return <ReviewPage setting={setting} {...stones} rules={rules} />
}
