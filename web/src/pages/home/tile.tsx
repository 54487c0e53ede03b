import { shownPicture } from '#data/shown-picture.ts'
import { m } from '#generated/paraglide/messages.js'
import { Picture } from '#ui/picture.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import stages from '#ui/stage.module.css'
import type { TileView } from './home-view.ts'
import styles from './tile.module.css'

interface TileProps {
  readonly view: TileView
  readonly href: string
  readonly name: string
  /** One line below the name; what the list starts at follows it. */
  readonly text: string
  /** How wide a picture stands, in the words of the attribute `sizes`. */
  readonly sizes: string
  readonly className?: string | undefined
}

/** A list: a picture, its name beneath, one line with what it starts at. No word lies on the picture. */
export function Tile({ view: { pictures, from }, href, name, text, sizes, className = '' }: TileProps) {
  return (
    <li className={className}>
      <ShopLink href={href} className={styles.tile}>
        <span className={`${stages.stage} ${styles.stage}`}>
          {(pictures.length > 0 ? pictures : [null]).map((picture) => (
            <span key={picture?.source}>
              <Picture picture={shownPicture(picture)} alt="" sizes={sizes} />
            </span>
          ))}
        </span>
        <h3>{name}</h3>
        <p>
          {text}
          {from !== null && (
            <>
              {' '}
              <span className={styles.from}>{m.card_from({ price: from })}</span>
            </>
          )}
        </p>
      </ShopLink>
    </li>
  )
}
