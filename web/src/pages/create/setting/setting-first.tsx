import type { CreateKind } from '@shop/schema/domain/addresses/addresses'
import { settingDetail, settingList } from '@shop/schema/domain/addresses/addresses'
import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import { designPrice } from '@shop/schema/domain/prices/design-price'
import { stoneSizesOf } from '@shop/schema/domain/stones/stone-fit'
import { useLocation } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { useShopRules } from '#generated/queries.ts'
import { segmentsAfter } from '#lib/segments-after.ts'
import { ownNumber } from '#data/language/numbers.ts'
import { lengthText } from '#shop/design/stone-lengths.ts'
import { arePart, pieceView } from '#shop/build/piece-view.ts'
import { useAdoptAddress } from '#shop/build/use-adopt-address.ts'
import { useChosenStones } from '#shop/build/use-chosen-stones.ts'
import { choiceAddress, settingChoice } from '#shop/design/design-choice.ts'
import type { Design, SettingChoice, SettingOnPage } from '#shop/design/design.ts'
import { settingWish } from '#shop/design/design-wish.ts'
import page from '#shop/design/piece-page.module.css'
import { pricingOf } from '#shop/design/price/pricing-of.ts'
import { useSettingOfAddress, type AddressedSetting } from '#shop/design/setting-of-address.ts'
import { styleLinkOf } from '#shop/design/style-link.ts'
import { ShopLink } from '#ui/shop-link.tsx'
import { NextStepButton, SettingNextStep } from './setting-next-step.tsx'
import { SettingPromises } from './setting-promises.tsx'
import { SettingPage, type SettingFlow } from './setting-page.tsx'
import { ShapeChoice } from './shape-choice.tsx'
import { StoneSizePrice } from './stone-size-price.tsx'
import { stoneSizePrices, weightAmong } from './stone-size-prices.ts'

interface SettingFirstProps {
  readonly kind: CreateKind
  readonly address: AddressedSetting
}

/** The setting of an address, which a piece starts with; the stones chosen before are kept where they fit. */
export function SettingFirst({ kind, address }: SettingFirstProps) {
  const rules = useShopRules()
  const stones = useChosenStones(rules, kind)
  const setting = useSettingOfAddress(address)
  const { design, choice } = setting
  useAdoptAddress(setting)
  const pending = usePendingChoice(design, choice)
  const records = stones.map(({ stone }) => stone)
  const piece = pieceView(setting, records, rules)
  // With stones that are part of the piece, the day is the piece’s, as the steps say.
  const setStones = arePart(piece.state) ? records : []
  const price = designPrice({ design, optionIds: choice.optionIds, pricing: pricingOf(rules) })
  const style = styleLinkOf(design)
  const sizes = stoneSizePrices(setting, pricingOf(rules))
  const [lookedAt, lookAt] = useState<number | null>(null)
  const carat = weightAmong(sizes, lookedAt)
  const nextStepRef = useRef<HTMLDivElement>(null)
  const nextStep = { setting, stones, piece }
  const metalAddress: SettingFlow['metalAddress'] = (option) => choiceAddress(design, pending.shape, option)
  return (
    <SettingPage
      setting={setting}
      rules={rules}
      flow={{
        isGemstoneFirst: false,
        stones,
        setStones,
        seenStone: setStones.toSorted((a, b) => b.measLength - a.measLength)[0],
        seenCarat: carat,
        stoneColour: null,
        liveAddresses: {
          metal: metalAddress,
          shape: (shape) => choiceAddress(design, shape, pending.metalOption),
        },
        crumbs: (
          <>
            <ShopLink href={settingList(createKindOf(design))}>
              {m.setting_crumb_list({ kind: createKindOf(design) })}
            </ShopLink>
            {style && <ShopLink href={style.href}>{style.name}</ShopLink>}
          </>
        ),
        price,
        pricesBySize: <StoneSizePrice setting={setting} sizes={sizes} carat={carat} onWeight={lookAt} />,
        priceNote: largerHeadText(setting),
        notice: null,
        metalAddress,
        shape: <ShapeChoice design={design} choice={choice} metalOption={pending.metalOption} />,
        nextStep: (
          <>
            <SettingNextStep ref={nextStepRef} {...nextStep} wish={settingWish(setting, price)} />
            <SettingPromises setting={setting} />
            {style && (
              <ShopLink className={`link ${page.more}`} href={style.href}>
                {m.setting_next_step({ style: style.name })}
              </ShopLink>
            )}
          </>
        ),
        nextStepRef,
        summary: { pricePence: price?.pricePence ?? null, button: <NextStepButton {...nextStep} /> },
      }}
    />
  )
}

/** What a larger stone adds to the price of a setting; null where its head costs the same for all. */
function largerHeadText({ design, choice }: SettingOnPage): string | null {
  const larger = stoneSizesOf(design, choice.shape).find(({ stoneSizePercent }) => stoneSizePercent > 0)
  if (!larger) return null
  return m.setting_price_stone_note({
    length: lengthText(larger.lengthMin),
    percent: ownNumber(larger.stoneSizePercent),
  })
}

/**
 * The shape and the metal that the shopper has chosen: those of the page that is pending, which are in the address
 * already, else of the page in sight. So a second choice adds to the first.
 */
function usePendingChoice(design: Design, shown: SettingChoice): SettingChoice {
  const base = settingDetail(createKindOf(design), design.sku)
  const pathname = useLocation({ select: ({ pathname: pending }) => pending })
  const [shape, metal] = segmentsAfter(pathname, base) ?? []
  return (metal === undefined ? null : settingChoice(design, shape, metal)) ?? shown
}
