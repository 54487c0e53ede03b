import { listing } from '@shop/schema/domain/addresses/addresses'
import { listingOf } from '@shop/schema/domain/addresses/listings'
import { m } from '#generated/paraglide/messages.js'
import type { HomeView, TileView } from './home-view.ts'
import { Tile } from './tile.tsx'
import sections from './section.module.css'
import styles from './list-tiles.module.css'

const half = '(max-width: 48em) calc(46vw - 1.6rem), min(25vw, 22rem)'

/** What else the shop makes, one picture larger than the others. */
export function ListTiles({ tiles }: Pick<HomeView, 'tiles'>) {
  const { weddingRings, eternityRings, earrings, necklaces, collections } = tiles
  return (
    <section className={`wrap below ${sections.section} ${sections.last}`} aria-labelledby="more">
      <div className={sections.head}>
        <h2 id="more">{m.home_more()}</h2>
      </div>
      <ul className={styles.mosaic}>
        {weddingRings && (
          <Tile
            className={styles.tall}
            view={weddingRings}
            href={listing(listingOf('wedding-rings').path)}
            name={m.header_wedding_rings()}
            text={m.home_more_wedding()}
            sizes="(max-width: 48em) 90vw, min(38vw, 34rem)"
          />
        )}
        {eternityRings && (
          <Tile
            view={eternityRings}
            href={listing(listingOf('eternity-rings').path)}
            name={m.header_eternity_rings()}
            text={m.home_more_eternity()}
            sizes={half}
          />
        )}
        {earrings && (
          <Tile
            view={{ ...earrings, from: null }}
            href={listing(listingOf('jewellery').path)}
            name={m.header_jewellery()}
            text={jewelleryText(earrings, necklaces)}
            sizes={half}
          />
        )}
        {collections && (
          <Tile
            className={styles.broad}
            view={collections}
            href={listing(listingOf('collections').path)}
            name={m.header_collections()}
            text={m.home_more_collections()}
            sizes="(max-width: 48em) 28vw, min(15vw, 14rem)"
          />
        )}
      </ul>
    </section>
  )
}

/** Jewellery as a whole has no one price to start at that says much. */
function jewelleryText(earrings: TileView, necklaces: TileView | null): string {
  return earrings.from !== null && necklaces?.from != null
    ? m.home_more_jewellery_from({ earrings: earrings.from, necklaces: necklaces.from })
    : m.home_more_jewellery()
}
