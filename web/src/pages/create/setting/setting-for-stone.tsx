import {
  gemstoneFirstReview,
  settingForStone,
  settingListForStone,
} from '@shop/schema/domain/addresses/addresses'
import { optionsOf } from '@shop/schema/domain/design/design'
import { metalSlug } from '@shop/schema/domain/design/metals'
import { notFound } from '@tanstack/react-router'
import { useRef } from 'react'
import { formatPence } from '#data/language/numbers.ts'
import { ownNameOf } from '#data/language/own-name.ts'
import { m } from '#generated/paraglide/messages.js'
import { useGemstoneDetail, useShopRules } from '#generated/queries.ts'

import { keptStoneNotice } from '#shop/build/notices/kept-stone-notice.ts'
import { StoneNoticeBox } from '#shop/build/notices/stone-notice-box.tsx'
import { arePart, arePictured, pieceView } from '#shop/build/piece-view.ts'
import { stoneColour } from '#shop/build/stone-colour.ts'
import { gemstoneFirstNotice } from '#shop/build/stones/gemstone-first-notice.ts'
import { stoneInRing } from '#shop/build/stones/stone-in-ring.ts'
import { StoneSums } from '#shop/build/stones/stone-panel.tsx'
import { useBasketNotice } from '#shop/build/notices/use-basket-notice.ts'
import { useFollowGemstoneFirst } from '#shop/build/use-follow-gemstone-first.ts'
import { ChoiceBlock } from '#shop/design/choice-block.tsx'
import { chosenSetting } from '#shop/design/setting-on-page.ts'
import { detailedStone } from '#shop/gemstone/load-stone.ts'
import { useOwnStone } from '#shop/gemstone/own-stones.ts'
import type { StoneOnPage } from '#shop/gemstone/stone-on-page.ts'
import { settingWish } from '#shop/design/design-wish.ts'
import { BesideHeart } from '#shop/wishlist/heart.tsx'
import buttons from '#ui/button.module.css'
import { ShopLink } from '#ui/shop-link.tsx'
import { useSettingForStone, type SettingForStoneParams } from './load-setting-for-stone.ts'
import { SettingPromises } from './setting-promises.tsx'
import { SettingPage } from './setting-page.tsx'
import styles from './setting-next-step.module.css'

/** The setting of an address for the stone of the address, with which the piece starts. */
export function SettingForStone(params: SettingForStoneParams) {
  const rules = useShopRules()
  const stone = detailedStone(
    useOwnStone(useGemstoneDetail({ id: params.gemstoneId }).getGemstoneById),
    rules,
  )
  if (!stone) throw notFound()
  return <SettingOfStone {...params} stone={stone} />
}

function SettingOfStone({
  stone,
  kind,
  sku,
  metal,
}: SettingForStoneParams & { readonly stone: StoneOnPage }) {
  const rules = useShopRules()
  const setting = useSettingForStone({ sku, metal }, stone.stone)
  const { design, choice } = setting
  useFollowGemstoneFirst(stone.stone.id, kind, setting)
  const { state, price } = pieceView(setting, [stone.stone], rules)
  const setStones = arePart(state) ? [stone.stone] : []
  const inBasket = useBasketNotice(stone, sku)
  const notice =
    inBasket ?? gemstoneFirstNotice(keptStoneNotice(state, [stone], setting), state, stone, { kind, setting })
  const nextStepRef = useRef<HTMLDivElement>(null)
  // The one filled button of the page; none for a piece without a price, which cannot be ordered.
  const reviewButton = price && (
    <ShopLink
      className={`no-print ${buttons.button} ${buttons.wide}`}
      href={gemstoneFirstReview(chosenSetting(setting), stone.stone.id)}
    >
      {m.setting_review({ kind, total: formatPence(price.totalPence) })}
    </ShopLink>
  )
  return (
    <SettingPage
      setting={setting}
      rules={rules}
      flow={{
        isGemstoneFirst: true,
        stones: [stone],
        setStones,
        seenStone: setStones[0],
        stoneColour: arePictured(state) ? stoneColour(stone.stone) : null,
        crumbs: (
          <ShopLink href={settingListForStone(stone.stone.id, kind)}>{m.fitting_setting_crumb()}</ShopLink>
        ),
        price: price?.setting ?? null,
        notice: notice && <StoneNoticeBox notice={notice} isMain />,
        metalAddress: (option) =>
          settingForStone(stone.stone.id, kind, {
            sku,
            metal: metalSlug(optionsOf(design, 'Metal'), option),
          }),
        shape: !notice && (
          <ChoiceBlock id="shape" title={m.setting_shape()} chosen={ownNameOf(choice.shape.value)}>
            <p className="caption">{m.fitting_shape_fixed({ name: stone.view.noun })}</p>
          </ChoiceBlock>
        ),
        nextStep: !notice && (
          <>
            <div ref={nextStepRef} className={styles.sums}>
              <StoneSums rows={stoneInRing(stone, setting, rules).rows} />
              {reviewButton && (
                <BesideHeart wish={settingWish(setting, price.setting)}>{reviewButton}</BesideHeart>
              )}
            </div>
            {reviewButton && <SettingPromises setting={setting} />}
          </>
        ),
        nextStepRef,
        summary: notice ? null : { pricePence: price?.totalPence ?? null, button: reviewButton },
      }}
    />
  )
}
