import { useShopRules } from '#generated/queries.ts'
import { useSettingOfAddress } from '#shop/design/setting-of-address.ts'
import { useStonesOfAddress } from '#shop/gemstone/stones-of-address.ts'
import type { ReviewParams } from './load-review.ts'
import { ReviewPage } from './review-page.tsx'

/** The review of an address, with one stone or two. */
export function ReviewOfAddress({ gemstoneIds, ...address }: Omit<ReviewParams, 'kind'>) {
  const rules = useShopRules()
  const setting = useSettingOfAddress(address)
  const stones = useStonesOfAddress(gemstoneIds, rules)
  return <ReviewPage setting={setting} {...stones} rules={rules} />
}
