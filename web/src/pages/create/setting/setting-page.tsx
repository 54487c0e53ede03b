import * as addresses from '@shop/schema/domain/addresses/addresses'
import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import { optionsOf } from '@shop/schema/domain/design/design'
import { designPrice } from '@shop/schema/domain/prices/design-price'
import { formatPence } from '@shop/schema/domain/values/money'
import { textPlaceOf } from '@shop/schema/domain/design/product-engraving'
import { stoneSizesOf } from '@shop/schema/domain/stones/stone-fit'
import { useRef } from 'react'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { ShopLink } from '#ui/shop-link.tsx'
import type { BuildStone } from '#shop/build/build-stone.ts'
import { ChainLengthField } from '#shop/design/size/chain-length-field.tsx'
import { DeliveryBlock, DeliveryCaption } from '#shop/design/delivery/delivery-block.tsx'
import { displayTitle } from '#shop/design/display-title.ts'
import { EngravingField } from '#shop/design/engraving/engraving-field.tsx'
import { FingerSizeField } from '#shop/design/size/finger-size-field.tsx'
import { galleryPictures, largePictures, shownPictures } from '#shop/design/gallery/gallery-pictures.ts'
import { Gallery } from '#shop/design/gallery/gallery.tsx'
import { MetalChoice } from '#shop/design/metals/metal-choice.tsx'
import { PhoneSummary } from '#shop/design/phone-summary.tsx'
import { arePart, pieceView } from '#shop/build/piece-view.ts'
import { PieceViews } from '#shop/design/gallery/piece-views.tsx'
import { PriceBlock } from '#shop/design/price/price-block.tsx'
import { pricingOf } from '#shop/design/price/pricing-of.ts'
import type { Design, SettingChoice } from '#shop/design/design.ts'
import { choiceAddress } from '#shop/design/design-choice.ts'
import { useIsExpress } from '#shop/design/delivery/piece-delivery.ts'
import { SettingFacts } from '#shop/design/setting-facts.tsx'
import { NextStepButton, SettingNextStep } from './setting-next-step.tsx'
import { ShapeChoice } from './shape-choice.tsx'
import { StepsBar } from '#shop/build/steps/steps-bar.tsx'
import { styleLinkOf } from '#shop/design/style-link.ts'
import { useAdoptAddress } from '#shop/build/use-adopt-address.ts'
import { usePendingChoice } from './use-pending-choice.ts'
import styles from '#shop/design/piece-page.module.css'

interface SettingPageProps {
  readonly design: Design
  readonly choice: SettingChoice
  readonly rules: ShopRulesQuery
  /** The stones chosen before, which the server does not know. */
  readonly chosenStones: readonly BuildStone[]
}

/** One setting: pictures on the left, decisions on the right in the order in which a shopper takes them. */
export function SettingPage({ design, choice, rules, chosenStones }: SettingPageProps) {
  const setting = { design, choice }
  const priceLine = useRef<HTMLParagraphElement>(null)
  const nextStep = useRef<HTMLDivElement>(null)
  useAdoptAddress(setting)
  const wanted = usePendingChoice(design, choice)
  const pictures = shownPictures(largePictures(galleryPictures(design, choice)))
  const price = designPrice({
    design,
    optionIds: choice.optionIds,
    pricing: pricingOf(rules),
  })
  const records = chosenStones.map(({ stone }) => stone)
  const piece = pieceView(setting, records, rules)
  // With stones that are part of the piece, the day is the piece’s, as the steps say.
  const keptStones = arePart(piece.state) ? records : []
  const style = styleLinkOf(design)
  const largerHead = stoneSizesOf(design, choice.shape).find(({ stoneSizePercent }) => stoneSizePercent > 0)
  return (
    <>
      <StepsBar current="setting" setting={setting} stones={chosenStones} rules={rules} />
      <div className={`wrap ${styles.page}`}>
        <div className={styles.pictures}>
          <Gallery
            key={`${design.sku}-${choice.shape.slug}-${choice.metalOption.id}`}
            name={design.name}
            pictures={pictures}
          />
          <PieceViews
            design={design}
            choice={choice}
            shape={choice.shape.slug}
            still={pictures[0]}
            addresses={{
              metal: (option) => choiceAddress(design, wanted.shape, option),
              shape: (shape) => choiceAddress(design, shape, wanted.metalOption),
            }}
          />
        </div>
        <div className={styles.choose}>
          <nav className={styles.crumbs} aria-label={m.setting_crumbs()}>
            <ShopLink href={addresses.settingList(createKindOf(design))}>
              {m.setting_crumb_list({ kind: createKindOf(design) })}
            </ShopLink>
            {style && <ShopLink href={style.href}>{style.name}</ShopLink>}
          </nav>
          <h1>{displayTitle(design, choice)}</h1>
          <PriceBlock
            ref={priceLine}
            design={design}
            price={price}
            sales={rules.listSales}
            thing="setting"
            isExpress={useIsExpress(setting, keptStones)}
          >
            {largerHead &&
              m.setting_price_stone_note({
                length: largerHead.lengthMin,
                percent: largerHead.stoneSizePercent,
              })}
          </PriceBlock>
          <MetalChoice
            design={design}
            choice={choice}
            addressOf={(option) => choiceAddress(design, wanted.shape, option)}
          />
          <ShapeChoice design={design} choice={choice} metalOption={wanted.metalOption} />
          <ChainLengthField setting={setting} />
          <FingerSizeField sizes={optionsOf(design, 'Finger Size').map(({ name }) => name)} />
          {optionsOf(design, 'Engraving').length > 0 && (
            <EngravingField place={textPlaceOf(design)} metal={choice.metal} />
          )}
          <DeliveryBlock piece={setting} stones={keptStones} />
          <SettingNextStep ref={nextStep} setting={setting} stones={chosenStones} piece={piece} />
          {style && (
            <ShopLink className={`link ${styles.more}`} href={style.href}>
              {m.setting_next_step({ style: style.name })}
            </ShopLink>
          )}
        </div>
        <div className={styles.facts}>
          <SettingFacts design={design} choice={choice} />
        </div>
      </div>
      <PhoneSummary key={`${design.sku}-${price === null}`} price={priceLine} button={nextStep}>
        <div>
          <b>{price ? formatPence(price.pricePence) : m.setting_price_missing()}</b>
          <DeliveryCaption piece={setting} stones={keptStones} />
        </div>
        <NextStepButton setting={setting} stones={chosenStones} piece={piece} />
      </PhoneSummary>
    </>
  )
}
