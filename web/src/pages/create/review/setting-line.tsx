import { optionsOf } from '@shop/schema/domain/design/design'
import type { DesignPrice } from '@shop/schema/domain/prices/design-price'
import { metalSlug } from '@shop/schema/domain/design/metals'
import { textPlaceOf } from '@shop/schema/domain/design/product-engraving'
import { formatPence } from '#data/language/numbers.ts'
import { shapeWord } from '#shop/gemstone/stone-name.ts'
import { m } from '#generated/paraglide/messages.js'
import type { PictureFile } from '#lib/picture-file.ts'
import { Explainer } from '#ui/explainer.tsx'
import { Picture } from '#ui/picture.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import stages from '#ui/stage.module.css'
import { ChainLengthField } from '#shop/design/size/chain-length-field.tsx'
import { chainLengthText } from '#shop/design/size/chain-length-text.ts'
import { EngravingField } from '#shop/design/engraving/engraving-field.tsx'
import { FingerSizeField } from '#shop/design/size/finger-size-field.tsx'
import type { MadeChoices } from '#shop/design/personalisation/personalisation-choices.ts'
import { MetalChoice } from '#shop/design/metals/metal-choice.tsx'
import { metalWithFineness } from '#shop/design/metals/metal-name.ts'
import { priceRows } from '#shop/design/price/price-rows.ts'
import { removeSetting } from '#shop/build/build-store.ts'
import type { SettingOnPage } from '#shop/design/design.ts'
import { settingAddress } from '#shop/design/setting-on-page.ts'
import { ReviewLine } from './review-line.tsx'
import { RemovePart } from './remove-part.tsx'
import { useReviewLinks } from './review-links.ts'
import changes from './review-changes.module.css'
import lines from './review-lines.module.css'

interface SettingLineProps {
  readonly setting: SettingOnPage
  readonly made: MadeChoices
  readonly gemstoneIds: readonly string[]
  /** Null when the shop does not sell it. */
  readonly price: DesignPrice | null
  readonly picture: PictureFile | null
}

/** The setting as chosen: metal, size and engraving change in place, the setting itself among its kind. */
export function SettingLine({ setting, made, gemstoneIds, price, picture }: SettingLineProps) {
  const { design, choice } = setting
  const links = useReviewLinks(setting, gemstoneIds)
  const sizes = optionsOf(design, 'Finger Size').map(({ name }) => name)
  const isEngravable = optionsOf(design, 'Engraving').length > 0
  const facts = [
    metalWithFineness(choice.metal),
    m.review_shape({ shape: shapeWord(choice.shape.name) }),
    ...(made.chainLength === null ? [] : [m.review_chain({ length: chainLengthText(made.chainLength) })]),
    ...(sizes.length > 0
      ? [made.fingerSize === null ? m.review_size_unsure() : m.review_size({ size: made.fingerSize })]
      : []),
    ...(made.engraving
      ? [m.review_engraving(made.engraving)]
      : isEngravable
        ? [m.review_no_engraving()]
        : []),
  ]
  return (
    <ReviewLine
      picture={
        <span className={stages.stage}>
          <Picture picture={picture} alt="" sizes="(max-width: 48em) 5rem, 6rem" />
        </span>
      }
      title={design.name}
      facts={facts}
      price={price ? <SettingPrice price={price} /> : m.setting_price_missing()}
    >
      <div className={changes.changes}>
        <ShopLink className="link" href={links.settings}>
          {m.review_change_setting()}
        </ShopLink>
        <RemovePart label={m.review_remove_setting()} remove={removeSetting} href={links.settings} />
        <details name="review-change">
          <summary className="link">{m.review_change_metal()}</summary>
          <MetalChoice
            design={design}
            choice={choice}
            addressOf={(option) =>
              links.review({
                ...settingAddress(setting),
                metal: metalSlug(optionsOf(design, 'Metal'), option),
              })
            }
          />
        </details>
        {sizes.length > 0 && (
          <details name="review-change">
            <summary className="link">{m.review_change_size()}</summary>
            <FingerSizeField sizes={sizes} />
          </details>
        )}
        {made.chainLength !== null && (
          <details name="review-change">
            <summary className="link">{m.review_change_chain()}</summary>
            <ChainLengthField setting={setting} />
          </details>
        )}
        {isEngravable && (
          <details name="review-change">
            <summary className="link">{m.review_change_engraving()}</summary>
            <EngravingField place={textPlaceOf(design)} metal={choice.metal} />
          </details>
        )}
      </div>
      {price && (
        <div className={lines.why}>
          <Explainer summary={m.review_setting_why()} rows={priceRows(price.steps)} />
        </div>
      )}
    </ReviewLine>
  )
}

function SettingPrice({ price: { pricePence, wasPence } }: { price: DesignPrice }) {
  return (
    <>
      {wasPence !== null && (
        <>
          <span className="sr-only">{m.price_was()} </span>
          <s>{formatPence(wasPence)}</s> <span className="sr-only">{m.price_now()} </span>
        </>
      )}
      {formatPence(pricePence)}
    </>
  )
}
