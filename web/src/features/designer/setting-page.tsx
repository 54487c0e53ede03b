import * as addresses from '@shop/schema/domain/addresses'
import { optionsOf } from '@shop/schema/domain/design'
import { designPrice } from '@shop/schema/domain/design-price'
import { formatPence } from '@shop/schema/domain/money'
import { salePercentOf } from '@shop/schema/domain/sales'
import { publicConfig } from '#data/page-facts.ts'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { Picture } from '#ui/picture.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import stages from '#ui/stage.module.css'
import { pictureAddress } from '#data/picture-address.ts'
import { DeliveryBlock, DeliveryCaption } from './delivery-block.tsx'
import { displayTitle } from './display-title.ts'
import { EngravingField } from './engraving-field.tsx'
import { FingerSizeField } from './finger-size-field.tsx'
import { galleryPictures } from './gallery-pictures.ts'
import { Gallery } from './gallery.tsx'
import { MetalChoice } from './metal-choice.tsx'
import { PriceBlock } from './price-block.tsx'
import type { Setting, SettingChoice } from './setting-choice.ts'
import { SettingFacts } from './setting-facts.tsx'
import { ShapeChoice } from './shape-choice.tsx'
import { StepsBar } from './steps-bar.tsx'
import { styleLinkOf } from './style-link.ts'
import styles from './setting-page.module.css'

interface SettingPageProps {
  readonly design: Setting
  readonly choice: SettingChoice
  readonly rules: ShopRulesQuery
}

/** One setting: pictures on the left, decisions on the right in the order in which a shopper takes them. */
export function SettingPage({ design, choice, rules }: SettingPageProps) {
  const { assetsUrl } = publicConfig()
  const pictures = galleryPictures(design, choice).map((picture) => ({
    ...picture,
    src: pictureAddress(assetsUrl, picture.src),
  }))
  const price = designPrice({
    design,
    optionIds: choice.optionIds,
    vatPercent: rules.getVat.vat,
    salePercent: salePercentOf(design, rules.listSales),
  })
  const shownPrice = price ? formatPence(price.pricePence) : m.setting_price_missing()
  const style = styleLinkOf(design)
  return (
    <>
      <StepsBar
        current="setting"
        setting={{
          name: design.name,
          price: shownPrice,
          picture: (
            <span className={stages.stage}>
              <Picture src={pictures[0]?.src ?? null} alt="" isEager />
            </span>
          ),
        }}
      />
      <div className={`wrap ${styles.page}`}>
        <div className={styles.pictures}>
          <Gallery
            key={`${design.sku}-${choice.optionIds.join('-')}`}
            name={design.name}
            pictures={pictures}
          />
        </div>
        <div className={styles.choose}>
          <nav className={styles.crumbs} aria-label={m.setting_crumbs()}>
            <ShopLink href={addresses.settingList('engagement-ring')}>{m.setting_crumb_list()}</ShopLink>
            {style && <ShopLink href={style.href}>{style.name}</ShopLink>}
          </nav>
          <h1>{displayTitle(design, choice)}</h1>
          <PriceBlock design={design} choice={choice} price={price} sales={rules.listSales} />
          <MetalChoice design={design} choice={choice} />
          <ShapeChoice design={design} choice={choice} />
          <FingerSizeField sizes={optionsOf(design, 'Finger Size').map(({ name }) => name)} />
          {optionsOf(design, 'Engraving').length > 0 && (
            <EngravingField bandWidthMm={design.dimensions?.bandWidthMm ?? null} metal={choice.metal} />
          )}
          <DeliveryBlock design={design} choice={choice} />
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
      <div className={`phone-only ${styles.summary}`}>
        <div>
          <b>{shownPrice}</b>
          <DeliveryCaption design={design} choice={choice} />
        </div>
      </div>
    </>
  )
}
