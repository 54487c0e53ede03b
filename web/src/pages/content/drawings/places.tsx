import { boutiquePage } from '@shop/schema/domain/addresses/addresses'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { PlacePicture } from '#shop/booking/places/place-picture.tsx'
import styles from './drawing.module.css'

/** Where pieces are made. */
export function Workshop() {
  return <PlacePicture place="workshop" />
}

/** Where clients are received, side by side; each leads to its page. */
export function Boutiques() {
  return (
    <ul className={styles.places}>
      {shopIdentity.boutiques.map(({ slug, name, street }) => (
        <li key={slug}>
          <PlacePicture place={slug} />
          <p>
            <a href={boutiquePage(slug)}>{name}</a>, {street}
          </p>
        </li>
      ))}
    </ul>
  )
}
