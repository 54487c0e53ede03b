import type { BoutiqueSlug } from '@shop/schema/domain/addresses/addresses'
import { m } from '#generated/paraglide/messages.js'
import cheshire from './cheshire.svg?url'
import london from './london.svg?url'
import manchester from './manchester.svg?url'
import workshop from './workshop.svg?url'
import styles from './place-picture.module.css'

export type Place = BoutiqueSlug | 'workshop'

const pictures: Readonly<Record<Place, { readonly src: string; readonly alt: () => string }>> = {
  london: { src: london, alt: m.place_london_alt },
  manchester: { src: manchester, alt: m.place_manchester_alt },
  cheshire: { src: cheshire, alt: m.place_cheshire_alt },
  workshop: { src: workshop, alt: m.place_workshop_alt },
}

/** A boutique from the street, or the workshop, drawn: a file of its own, so that no page brings its lines as script. */
export function PlacePicture({ place }: { readonly place: Place }) {
  const { src, alt } = pictures[place]
  return (
    <img
      className={styles.place}
      src={src}
      alt={alt()}
      width={720}
      height={480}
      loading="lazy"
      decoding="async"
    />
  )
}
