import { useState } from 'react'
import { formatPence } from '#data/language/numbers.ts'
import { useSeenBasket } from '#data/basket/seen-basket.ts'
import { apiLanguage } from '#data/language/shop-language.ts'
import { shownPicture } from '#data/shown-picture.ts'
import { m } from '#generated/paraglide/messages.js'
import badges from '#ui/badge.module.css'
import cards from '#ui/card.module.css'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import stages from '#ui/stage.module.css'
import { UnbrokenWords } from '#ui/unbroken-words.tsx'
import { Heart } from '#shop/wishlist/heart.tsx'
import { shownFace, type CardFace, type CardView } from './card-face.ts'
import { cardWish } from './card-wish.ts'
import { MetalSwatches } from './metal-swatches.tsx'
import { trackCard } from './track-card.ts'
import styles from './design-card.module.css'

interface DesignCardProps {
  readonly view: CardView
  readonly isFirst: boolean
  readonly isEager: boolean
  /** How wide its picture stands; as in `design-grid.module.css` unless said otherwise. */
  readonly sizes?: string
}

/** How wide a picture stands in `design-grid.module.css`, margins and gaps taken off. */
export const cardSizes =
  '(max-width: 40em) calc(50vw - 1.7rem), (max-width: 64em) calc(33vw - 2rem), min(24vw - 2rem, 19.5rem)'

/** A piece on a list: one link, with swatches beside it that change picture, price and where it leads. */
export function DesignCard({ view, isFirst, isEager, sizes = cardSizes }: DesignCardProps) {
  const { shownMetalId } = view
  // A swatch counts until the list shows the piece in another metal, as a filter chooses it.
  const [chosen, setChosen] = useState({ metalId: shownMetalId, instead: shownMetalId })
  const isInBasket = useSeenBasket((items) => items.some(({ sku }) => sku === view.sku))
  const face = shownFace(view, chosen.instead === shownMetalId ? chosen.metalId : shownMetalId)
  if (!face) return null
  const { stoneColour = null } = view
  const chooseMetal = (metalId: string) => setChosen({ metalId, instead: shownMetalId })
  const alt = m.card_picture({ name: view.name, metal: face.metalName })
  return (
    <article className={`${cards.card} ${cards.beside} ${styles.card}`}>
      <div className={`${stages.stage} ${styles.picture}`}>
        <Picture
          picture={shownPicture(face.picture, { stoneColour })}
          alt={alt}
          sizes={sizes}
          isFirst={isFirst}
          isEager={isEager}
        />
        {face.hoverPicture && (
          <Picture
            picture={shownPicture(face.hoverPicture, { stoneColour })}
            alt=""
            sizes={sizes}
            className={styles.second}
          />
        )}
        {face.badge && (
          <span className={`${badges.badge} ${face.badge === 'sale' ? badges.sale : ''}`}>
            {face.badge === 'sale' ? m.card_sale() : m.card_express()}
          </span>
        )}
        {isInBasket && (
          <span className={styles.mark}>
            <Icon name="check" />
            {m.card_in_basket()}
          </span>
        )}
      </div>
      <h2 lang={apiLanguage}>
        <ShopLink href={face.href} viewTransition onClick={() => trackCard(view, face)}>
          <UnbrokenWords text={view.name} />
        </ShopLink>
      </h2>
      <MetalSwatches faces={view.faces} chosenId={face.metalId} onChoose={chooseMetal} />
      <CardPrice face={face} isSold={view.isSold} />
      {view.priceNote !== undefined && <p className={styles.note}>{view.priceNote}</p>}
      {view.designId !== null && <Heart wish={cardWish(view, face, view.designId)} place="corner" />}
    </article>
  )
}

interface CardPriceProps {
  readonly face: Pick<CardFace, 'fromPence' | 'wasPence' | 'isFrom'>
  /** Nothing is left of the piece: it says so instead of a price. */
  readonly isSold: boolean
}

/** The price of a card: "From" when other shapes cost more, the old price struck through in a sale. */
function CardPrice({ face: { fromPence, wasPence, isFrom }, isSold }: CardPriceProps) {
  if (isSold) return <p className={styles.price}>{m.card_sold()}</p>
  if (fromPence === null) return <p className={styles.price}>{m.setting_price_missing()}</p>
  const price = formatPence(fromPence)
  // Behind an old price the words go on.
  const from = wasPence === null ? m.card_from : m.card_now_from
  return (
    <p className={styles.price}>
      {wasPence !== null && (
        <>
          <span className="sr-only">{m.price_was()} </span>
          <s>{formatPence(wasPence)}</s> <span className="sr-only">{m.price_now()} </span>
        </>
      )}
      <span>{isFrom ? from({ price }) : price}</span>
    </p>
  )
}
