import type { AttributeOption } from '@shop/schema/domain/design/design'
import { optionsOf } from '@shop/schema/domain/design/design'
import { textPlaceOf } from '@shop/schema/domain/design/product-engraving'
import type { DesignPrice } from '@shop/schema/domain/prices/design-price'
import type { Pence } from '@shop/schema/domain/values/money'
import { useRef, type ReactNode, type RefObject } from 'react'
import { formatPence } from '#data/language/numbers.ts'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { apiLanguage } from '#data/language/shop-language.ts'
import { StepsBar } from '#shop/build/steps/steps-bar.tsx'
import { DesignFacts } from '#shop/design/design-facts.tsx'
import type { SettingOnPage } from '#shop/design/design.ts'
import { DeliveryBlock, DeliveryCaption } from '#shop/design/delivery/delivery-block.tsx'
import { displayTitle } from '#shop/design/display-title.ts'
import { EngravingField } from '#shop/design/engraving/engraving-field.tsx'
import { galleryPictures, largePictures, shownPictures } from '#shop/design/gallery/gallery-pictures.ts'
import type { LiveAddresses } from '#shop/design/gallery/live-choices.tsx'
import { PiecePictures } from '#shop/design/gallery/piece-pictures.tsx'
import { MetalChoice } from '#shop/design/metals/metal-choice.tsx'
import { PageCrumbs } from '#shop/design/page-crumbs.tsx'
import { PhoneSummary } from '#shop/design/phone-summary.tsx'
import page from '#shop/design/piece-page.module.css'
import { PriceBlock } from '#shop/design/price/price-block.tsx'
import { ChainLengthField } from '#shop/design/size/chain-length-field.tsx'
import { FingerSizeField } from '#shop/design/size/finger-size-field.tsx'
import type { StoneOnPage } from '#shop/gemstone/stone-on-page.ts'
import { settingFacts } from './setting-facts.ts'

/** What one flow makes of a setting's page: of a piece that starts with its setting, or with its stone. */
export interface SettingFlow {
  readonly isGemstoneFirst: boolean
  /** The stones of the steps. */
  readonly stones: readonly StoneOnPage[]
  /** Those that are part of the piece: its day is theirs too. */
  readonly setStones: readonly StoneOnPage['stone'][]
  /** The stone that is seen in the piece: the true size of both is known. */
  readonly seenStone?: StoneOnPage['stone'] | undefined
  /** What a stone weighs that is looked at before one is chosen. */
  readonly seenCarat?: number | null
  /** For the stone in its pictures, as CSS writes it; null where they are as they are. */
  readonly stoneColour: string | null
  /** Where what can be chosen leads while the setting is looked at; nothing can be chosen when left out. */
  readonly liveAddresses?: LiveAddresses
  readonly crumbs: ReactNode
  /** Of the setting. */
  readonly price: DesignPrice | null
  /** What the setting costs with heads for larger stones. */
  readonly pricesBySize?: ReactNode
  /** What to know besides, under the steps of the price. */
  readonly priceNote?: ReactNode
  /** What speaks against the piece; nothing leads on from it then. */
  readonly notice: ReactNode
  readonly metalAddress: (option: AttributeOption) => string
  readonly shape: ReactNode
  readonly nextStep: ReactNode
  /** The part of it with the button that a phone has again at its foot. */
  readonly nextStepRef: RefObject<HTMLDivElement | null>
  /** What a phone shows at its foot; null where nothing leads on. */
  readonly summary: { readonly pricePence: Pence | null; readonly button: ReactNode } | null
}

interface SettingPageProps {
  readonly setting: SettingOnPage
  readonly rules: ShopRulesQuery
  readonly flow: SettingFlow
}

/** One setting: pictures on the left, decisions on the right in the order in which a shopper takes them. */
export function SettingPage({ setting, rules, flow }: SettingPageProps) {
  const { design, choice } = setting
  const { price, setStones, seenStone, seenCarat, liveAddresses, summary } = flow
  const priceLine = useRef<HTMLParagraphElement>(null)
  const pictures = shownPictures(largePictures(galleryPictures(design, choice)), flow.stoneColour)
  const viewed = { design, choice, shape: choice.shape.slug, stone: seenStone ?? null, carat: seenCarat }
  return (
    <>
      <StepsBar
        current="setting"
        setting={setting}
        stones={flow.stones}
        rules={rules}
        isStartWithDiamond={flow.isGemstoneFirst}
      />
      <div className={`wrap ${page.page}`}>
        <PiecePictures
          viewed={viewed}
          pictures={pictures}
          addresses={liveAddresses}
          hasTrueSize={seenStone !== undefined}
        />
        <div className={page.choose}>
          <PageCrumbs>{flow.crumbs}</PageCrumbs>
          <h1 lang={apiLanguage}>{displayTitle(design, choice)}</h1>
          <PriceBlock
            ref={priceLine}
            design={design}
            price={price}
            sales={rules.listSales}
            thing="setting"
            beside={flow.pricesBySize}
          >
            {flow.priceNote}
          </PriceBlock>
          {flow.notice}
          <MetalChoice design={design} choice={choice} addressOf={flow.metalAddress} />
          {flow.shape}
          <ChainLengthField setting={setting} />
          <FingerSizeField sizes={optionsOf(design, 'Finger Size').map(({ name }) => name)} />
          {optionsOf(design, 'Engraving').length > 0 && (
            <EngravingField place={textPlaceOf(design)} metal={choice.metal} />
          )}
          <DeliveryBlock piece={setting} stones={setStones} />
          {flow.nextStep}
        </div>
        <div className={page.facts}>
          <DesignFacts
            title={m.setting_about()}
            description={design.description}
            rows={settingFacts(setting)}
          />
        </div>
      </div>
      {summary && (
        <PhoneSummary key={`${design.sku}-${price === null}`} price={priceLine} button={flow.nextStepRef}>
          <div>
            <b>{summary.pricePence === null ? m.setting_price_missing() : formatPence(summary.pricePence)}</b>
            <DeliveryCaption piece={setting} stones={setStones} />
          </div>
          {summary.button}
        </PhoneSummary>
      )}
    </>
  )
}
