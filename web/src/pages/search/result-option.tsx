import { formatPence } from '#data/language/numbers.ts'
import { shownPicture } from '#data/shown-picture.ts'
import { m } from '#generated/paraglide/messages.js'
import { Picture } from '#ui/picture.tsx'
import { shownFace } from '#shop/card/card-face.ts'
import { OriginBadge } from '#shop/gemstone/origin-badge.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import stages from '#ui/stage.module.css'
import { hitCategory } from './hit-category.ts'
import type { HitView } from './hit-view.ts'
import { MarkedText } from './marked-text.tsx'
import { trackHit } from './track-hit.ts'
import styles from './result-option.module.css'

interface ResultOptionProps {
  readonly view: HitView
  readonly typed: string
  readonly id: string
  readonly isActive: boolean
  readonly onPoint: () => void
  readonly onOpen: () => void
}

/** A result in the panel: one link, which is an option of the field's list. */
export function ResultOption({ view, typed, id, isActive, onPoint, onOpen }: ResultOptionProps) {
  const { href, name, details, price, picture } = rowOf(view)
  return (
    <ShopLink
      href={href}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.row}
      onMouseMove={onPoint}
      onClick={() => {
        trackHit(view)
        onOpen()
      }}
    >
      <span className={`${stages.stage} ${styles.picture}`}>
        <Picture picture={picture} alt="" sizes="5.5rem" isEager />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <MarkedText text={name} typed={typed} />
        </span>
        {view.kind === 'stone' && (
          <span>
            <OriginBadge view={view} />
          </span>
        )}
        {details.map((detail) => (
          <span key={detail} className="caption">
            <MarkedText text={detail} typed={typed} />
          </span>
        ))}
        <span className={styles.price}>{price}</span>
      </span>
    </ShopLink>
  )
}

function rowOf(view: HitView) {
  if (view.kind === 'stone') {
    const { href, title, gradesText, reportText, priceText, saleText, picture } = view
    const details = [gradesText, reportText].filter((text) => text !== '')
    return { href, name: title, details, price: saleText ? `${priceText}, ${saleText}` : priceText, picture }
  }
  const { card, hit, pricePence } = view
  const face = shownFace(card)
  const missing = card.isSold ? m.card_sold() : m.setting_price_missing()
  const price = pricePence === null ? missing : formatPence(pricePence)
  return {
    href: face?.href ?? '/',
    name: card.name,
    details: [[hitCategory(hit).kind(), face?.metalName].filter(Boolean).join(', ')],
    price: face?.isFrom ? m.card_from({ price }) : price,
    picture: shownPicture(face?.picture),
  }
}
