import { optionsOf } from '@shop/schema/domain/design/design'
import { fingerSizeAttribute, soldFingerSizes } from '@shop/schema/domain/design/product-choice'
import { useRef, useState } from 'react'
import { formatPence } from '#data/language/numbers.ts'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { apiLanguage } from '#data/language/shop-language.ts'
import { LazyHydration } from '#ui/lazy-hydration.tsx'
import { UnbrokenWords } from '#ui/unbroken-words.tsx'
import { BesideHeart } from '#shop/wishlist/heart.tsx'
import { designWish } from '#shop/design/design-wish.ts'
import { DesignFacts } from '#shop/design/design-facts.tsx'
import { DeliveryCaption } from '#shop/design/delivery/delivery-block.tsx'
import { FingerSizeField } from '#shop/design/size/finger-size-field.tsx'
import { largePictures, piecePictures, shownPictures } from '#shop/design/gallery/gallery-pictures.ts'
import { PiecePictures } from '#shop/design/gallery/piece-pictures.tsx'
import { isLetterMissing, madeChoices } from '#shop/design/personalisation/personalisation-choices.ts'
import { usePersonalisation } from '#shop/design/personalisation/personalisation.ts'
import { PhoneSummary } from '#shop/design/phone-summary.tsx'
import { PromiseBand } from '#shop/design/promises/promise-band.tsx'
import { promisedPiece } from '#shop/design/promises/promises.ts'
import { PriceBlock } from '#shop/design/price/price-block.tsx'
import { useIsExpress } from '#shop/design/delivery/piece-delivery.ts'
import layout from '#shop/design/piece-page.module.css'
import { PrintHead } from '#shop/design/print-head.tsx'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import { AskedNotice } from './asked-notice.tsx'
import { pageCrumbs } from './crumbs.ts'
import { FinanceBlock } from '#shop/design/finance/finance-block.tsx'
import { LazyBuyBar } from './lazy-buy-bar.tsx'
import { OrderButton, OrderPiece } from './order-piece.tsx'
import { ownFragment, pieceHref } from '#shop/design/options/own-options.ts'
import { ProductDelivery } from './product-delivery.tsx'
import { ProductEngraving } from './product-engraving.tsx'
import { ProductOptions } from './product-options.tsx'
import { factRows } from './fact-rows.ts'
import { metalAddressOf, ProductMetals } from './product-metals.tsx'
import type { ProductView } from './product-view.ts'
import { rangeText } from './range-text.ts'
import { RecentPieces } from './recent-pieces.tsx'
import { lazyRelatedPieces } from './lazy-related-pieces.ts'
import { SharePiece } from '#shop/design/share-piece.tsx'
import { drawnStone, stonesAsChosen } from './set-stone-view.ts'
import { SetStones } from './set-stones.tsx'
import { SoldPiece } from './sold-piece.tsx'
import { useKeepFocus } from './use-keep-focus.ts'
import { useTrueData } from './use-reported-data.ts'
import { useSetStones } from './use-set-stones.ts'
import styles from './product-page.module.css'

interface ProductPageProps {
  readonly view: ProductView
  readonly rules: ShopRulesQuery
}

/** A finished piece: pictures on the left, decisions on the right in the order in which a shopper takes them. */
export function ProductPage({ view, rules }: ProductPageProps) {
  const { design, chosen, piece, price, range } = view
  const isSold = view.availability === 'sold'
  const href = pieceHref(design, chosen) ?? view.href
  useKeepFocus(design.sku, chosen.optionIds.join())
  useTrueData(ownFragment(design, chosen) !== '')
  const sizes = soldFingerSizes(design, chosen)
  const made = madeChoices(design, usePersonalisation(design.sku), chosen.optionIds, sizes)
  const delivered = { design, choice: piece, sizes }
  const isExpress = useIsExpress(delivered)
  const stones = stonesAsChosen(useSetStones(design), piece.optionIds)
  const isMissing = isLetterMissing(made)
  const letterField = useRef<HTMLInputElement>(null)
  const [askedSku, setAskedSku] = useState<string | null>(null)
  const priceLine = useRef<HTMLParagraphElement>(null)
  const order = useRef<HTMLDivElement>(null)
  const pictures = shownPictures(largePictures(piecePictures(design, piece)))
  const wish = designWish({
    design,
    choice: piece,
    price: isSold ? null : price,
    picture: pictures[0]?.picture,
  })

  function showMissing() {
    setAskedSku(design.sku)
    letterField.current?.focus()
  }

  return (
    <>
      <div className="wrap">
        <PrintHead sku={design.sku} path={href} />
      </div>
      <div className={`wrap ${layout.page}`}>
        <PiecePictures
          viewed={{ design, choice: piece, shape: null, stone: drawnStone(stones) }}
          pictures={pictures}
          addresses={{ metal: metalAddressOf(view) }}
          hasTrueSize
        />
        <div className={layout.choose}>
          <div className={`no-print ${styles.crumbs}`}>
            <Breadcrumbs crumbs={pageCrumbs(view)} />
          </div>
          <h1 lang={apiLanguage}>
            <UnbrokenWords text={view.title} />
          </h1>
          <AskedNotice view={view} />
          {isSold ? (
            <SoldPiece view={view} wish={wish} />
          ) : (
            <PriceBlock
              ref={priceLine}
              design={design}
              price={price}
              sales={rules.listSales}
              thing="product"
              isExpress={isExpress}
              range={range && rangeText(range)}
            />
          )}
          <SetStones design={design} stones={stones} />
          <ProductMetals view={view} />
          <ProductOptions view={view} />
          {optionsOf(design, fingerSizeAttribute).length > 0 && <FingerSizeField sizes={sizes} />}
          {!isSold && (
            <ProductEngraving ref={letterField} view={view} isAsked={isMissing && askedSku === design.sku} />
          )}
          <ProductDelivery view={view} sizes={sizes} />
          {price && !isSold && (
            <BesideHeart wish={wish}>
              <OrderPiece
                key={design.sku}
                ref={order}
                view={view}
                made={made}
                showMissing={isMissing ? showMissing : null}
              />
            </BesideHeart>
          )}
          {price && !isSold && <PromiseBand {...promisedPiece(design, piece.metal, made)} />}
          {price && !isSold && <FinanceBlock pricePence={price.pricePence} />}
          <SharePiece title={view.title} href={href} />
        </div>
        <div className={layout.facts}>
          <DesignFacts title={m.product_about()} description={design.description} rows={factRows(view)} />
        </div>
      </div>
      <LazyHydration code={lazyRelatedPieces}>
        <lazyRelatedPieces.Component
          key={design.sku}
          design={design}
          metalId={piece.metalOption.id}
          rules={rules}
        />
      </LazyHydration>
      <RecentPieces sku={design.sku} rules={rules} />
      {price && !isSold && (
        <LazyBuyBar
          key={`bar ${design.sku}`}
          button={order}
          view={view}
          made={made}
          sizes={sizes}
          picture={pictures[0]}
        />
      )}
      {!isSold && (
        <PhoneSummary key={`summary ${design.sku}`} price={priceLine} button={order}>
          <div>
            <b>{price ? formatPence(price.pricePence) : m.setting_price_missing()}</b>
            <DeliveryCaption piece={delivered} isOrdered />
          </div>
          <OrderButton view={view} made={made} />
        </PhoneSummary>
      )}
    </>
  )
}
