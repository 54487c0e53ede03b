import { notFound } from '@tanstack/react-router'
import { useGemstoneDetail, useShopRules } from '#generated/queries.ts'
import type { SettingOnPage } from '#shop/design/design.ts'
import { useSettingOfAddress, type AddressedSetting } from '#shop/design/setting-of-address.ts'
import { detailedStone } from '#shop/gemstone/load-stone.ts'
import { useOwnStone } from '#shop/gemstone/own-stones.ts'
import { StonePage } from './stone-page.tsx'

interface StoneOfAddressProps {
  readonly gemstoneId: string
  /** The setting of the address; none where the stone is looked at by itself. */
  readonly setting?: SettingOnPage
  /** The page is one of a piece that starts with its stone. */
  readonly isGemstoneFirst?: boolean
}

/** The page of the stone of an address. */
export function StoneOfAddress({ gemstoneId, ...props }: StoneOfAddressProps) {
  const rules = useShopRules()
  const stone = detailedStone(useOwnStone(useGemstoneDetail({ id: gemstoneId }).getGemstoneById), rules)
  if (!stone) throw notFound()
  return <StonePage stone={stone} rules={rules} {...props} />
}

/** The same for the setting of the address. */
export function StoneForSetting({ gemstoneId, address }: { gemstoneId: string; address: AddressedSetting }) {
  return <StoneOfAddress gemstoneId={gemstoneId} setting={useSettingOfAddress(address)} />
}
