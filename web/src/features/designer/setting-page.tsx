import * as addresses from '@shop/schema/domain/addresses'
import { createKindOf } from '@shop/schema/domain/create-kind'
import { optionsOf } from '@shop/schema/domain/design'
import { designPrice } from '@shop/schema/domain/design-price'
import { formatPence } from '@shop/schema/domain/money'
import { textPlaceOf } from '@shop/schema/domain/product-engraving'
import { salePercentOf } from '@shop/schema/domain/sales'
import { stoneSizesOf } from '@shop/schema/domain/stone-fit'
import { useRef } from 'react'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { ShopLink } from '#ui/shop-link.tsx'
import type { BuildStone } from './build-stone.ts'
import { ChainLengthField } from './chain-length-field.tsx'
import { DeliveryBlock, DeliveryCaption } from './delivery-block.tsx'
import { displayTitle } from './display-title.ts'
import { EngravingField } from './engraving-field.tsx'
import { FingerSizeField } from './finger-size-field.tsx'
import { galleryPictures, largePictures, shownPictures } from './gallery-pictures.ts'
import { Gallery } from './gallery.tsx'
import { MetalChoice } from './metal-choice.tsx'
import { PhoneSummary } from './phone-summary.tsx'
import { arePart, pieceView } from './piece-view.ts'
import { PieceViews } from './piece-views.tsx'
import { PriceBlock } from './price-block.tsx'
import { choiceAddress, type Setting, type SettingChoice } from './setting-choice.ts'
import { useIsExpress } from './setting-delivery.ts'
import { SettingFacts } from './setting-facts.tsx'
import { NextStepButton, SettingNextStep } from './setting-next-step.tsx'
import { ShapeChoice } from './shape-choice.tsx'
import { StepsBar } from './steps-bar.tsx'
import { styleLinkOf } from './style-link.ts'
import { useAdoptAddress } from './use-adopt-address.ts'
import { useWantedChoice } from './use-wanted-choice.ts'
import styles from './setting-page.module.css'

interface SettingPageProps {
  readonly design: Setting
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
  const wanted = useWantedChoice(design, choice)
  const pictures = shownPictures(largePictures(galleryPictures(design, choice)))
  const price = designPrice({
    design,
    optionIds: choice.optionIds,
    vatPercent: rules.getVat.vat,
    salePercent: salePercentOf(design, rules.listSales),
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
          <DeliveryBlock setting={setting} stones={keptStones} />
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
          <DeliveryCaption setting={setting} stones={keptStones} />
        </div>
        <NextStepButton setting={setting} stones={chosenStones} piece={piece} />
      </PhoneSummary>
    </>
  )
}
