import {
  settingForStone,
  settingListForStone,
  gemstoneFirstReview,
} from '@shop/schema/domain/addresses/addresses'
import type { GemstoneFirstKind } from '@shop/schema/domain/addresses/addresses'
import { optionsOf } from '@shop/schema/domain/design/design'
import { metalSlug } from '@shop/schema/domain/design/metals'
import { formatPence } from '@shop/schema/domain/values/money'
import { textPlaceOf } from '@shop/schema/domain/design/product-engraving'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import { ShopLink } from '#ui/shop-link.tsx'
import { ChainLengthField } from '#shop/design/size/chain-length-field.tsx'
import { ChoiceBlock } from '#shop/design/choice-block.tsx'
import { DeliveryBlock, DeliveryCaption } from '#shop/design/delivery/delivery-block.tsx'
import { displayTitle } from '#shop/design/display-title.ts'
import { EngravingField } from '#shop/design/engraving/engraving-field.tsx'
import { FingerSizeField } from '#shop/design/size/finger-size-field.tsx'
import { galleryPictures, largePictures, shownPictures } from '#shop/design/gallery/gallery-pictures.ts'
import { Gallery } from '#shop/design/gallery/gallery.tsx'
import { keptStoneNotice } from '#shop/build/notices/kept-stone-notice.ts'
import { MetalChoice } from '#shop/design/metals/metal-choice.tsx'
import { arePart, arePictured, pieceView, type PieceView } from '#shop/build/piece-view.ts'
import { PieceViews } from '#shop/design/gallery/piece-views.tsx'
import { PriceBlock } from '#shop/design/price/price-block.tsx'
import type { SettingOnPage } from '#shop/design/design.ts'
import { chosenSetting } from '#shop/design/setting-on-page.ts'
import { SettingFacts } from '#shop/design/setting-facts.tsx'
import { StepsBar } from '#shop/build/steps/steps-bar.tsx'
import { stoneColour } from '#shop/build/stone-colour.ts'
import { StoneNoticeBox } from '#shop/build/notices/stone-notice-box.tsx'
import { gemstoneFirstNotice } from '#shop/build/stones/gemstone-first-notice.ts'
import { stoneInRing } from '#shop/build/stones/stone-in-ring.ts'
import type { StoneOnPage } from '#shop/gemstone/stone-on-page.ts'
import { StoneSums } from '#shop/build/stones/stone-panel.tsx'
import { useBasketNotice } from '#shop/build/use-basket-notice.ts'
import { useFollowGemstoneFirst } from '#shop/build/use-follow-gemstone-first.ts'
import page from '#shop/design/piece-page.module.css'
import styles from './fitting-setting-page.module.css'

interface FittingSettingPageProps {
  readonly kind: GemstoneFirstKind
  readonly stone: StoneOnPage
  /** In the stone's shape, where it is made in that. */
  readonly setting: SettingOnPage
  readonly rules: ShopRulesQuery
}

/** A setting for a stone that was chosen first: what is still to be decided, and what the whole piece costs. */
export function FittingSettingPage({ kind, stone, setting, rules }: FittingSettingPageProps) {
  const { design, choice } = setting
  useFollowGemstoneFirst(stone.stone.id, kind, setting)
  const piece = pieceView(setting, [stone.stone], rules)
  const set = arePart(piece.state) ? [stone.stone] : []
  const colour = arePictured(piece.state) ? stoneColour(stone.stone) : null
  const pictures = shownPictures(largePictures(galleryPictures(design, choice)), colour)
  const inBasket = useBasketNotice(stone, design.sku)
  const notice =
    inBasket ??
    gemstoneFirstNotice(keptStoneNotice(piece.state, [stone], setting), piece.state, stone, { kind, setting })
  return (
    <>
      <StepsBar current="setting" setting={setting} stones={[stone]} rules={rules} isStartWithDiamond />
      <div className={`wrap ${page.page}`}>
        <div className={page.pictures}>
          <Gallery
            key={`${design.sku}-${choice.shape.slug}-${choice.metalOption.id}`}
            name={design.name}
            pictures={pictures}
          />
          <PieceViews
            design={design}
            choice={choice}
            shape={choice.shape.slug}
            stone={set[0] ?? null}
            still={pictures[0]}
            isVeryPiece={set.length > 0}
          />
        </div>
        <div className={page.choose}>
          <nav className={`no-print ${page.crumbs}`} aria-label={m.setting_crumbs()}>
            <ShopLink href={settingListForStone(stone.stone.id, kind)}>{m.fitting_setting_crumb()}</ShopLink>
          </nav>
          <h1>{displayTitle(design, choice)}</h1>
          <PriceBlock
            design={design}
            price={piece.price?.setting ?? null}
            sales={rules.listSales}
            thing="setting"
            isExpress={false}
          />
          {notice && <StoneNoticeBox notice={notice} isMain />}
          <MetalChoice
            design={design}
            choice={choice}
            addressOf={(option) =>
              settingForStone(stone.stone.id, kind, {
                sku: design.sku,
                metal: metalSlug(optionsOf(design, 'Metal'), option),
              })
            }
          />
          {!notice && (
            <ChoiceBlock id="shape" title={m.setting_shape()} chosen={choice.shape.value}>
              <p className="caption">{m.fitting_shape_fixed({ name: stone.view.noun })}</p>
            </ChoiceBlock>
          )}
          <ChainLengthField setting={setting} />
          <FingerSizeField sizes={optionsOf(design, 'Finger Size').map(({ name }) => name)} />
          {optionsOf(design, 'Engraving').length > 0 && (
            <EngravingField place={textPlaceOf(design)} metal={choice.metal} />
          )}
          <DeliveryBlock piece={setting} stones={set} />
          {!notice && (
            <div className={styles.sums}>
              <StoneSums rows={stoneInRing(stone, setting, rules).rows} />
              <ReviewButton kind={kind} stone={stone} setting={setting} piece={piece} />
            </div>
          )}
        </div>
        <div className={page.facts}>
          <SettingFacts design={design} choice={choice} />
        </div>
      </div>
      {!notice && (
        <div className={`phone-only ${page.summary}`}>
          <div>
            <b>{piece.price ? formatPence(piece.price.totalPence) : m.setting_price_missing()}</b>
            <DeliveryCaption piece={setting} stones={set} />
          </div>
          <ReviewButton kind={kind} stone={stone} setting={setting} piece={piece} />
        </div>
      )}
    </>
  )
}

/** The one filled button of the page; none for a piece without a price, which cannot be ordered. */
function ReviewButton({
  kind,
  stone,
  setting,
  piece: { price },
}: Omit<FittingSettingPageProps, 'rules'> & { readonly piece: PieceView }) {
  if (!price) return null
  return (
    <ShopLink
      className={`no-print ${buttons.button} ${buttons.wide}`}
      href={gemstoneFirstReview(chosenSetting(setting), stone.stone.id)}
    >
      {m.setting_review({ kind, total: formatPence(price.totalPence) })}
    </ShopLink>
  )
}
