import { useMemo } from 'react'
import { useShopRules } from '#generated/queries.ts'
import { UnbrokenWords } from '#ui/unbroken-words.tsx'
import { useListPages } from '#shop/list/use-list-pages.ts'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { listingPageQuery } from './listing-page-query.ts'
import { listingWith } from '#shop/list/listing-list.ts'
import { ListingMore } from './listing-more.tsx'
import type { LoadedListing } from './load-listing.ts'
import { PieceListBody } from '#shop/list/piece-list-body.tsx'
import { pagesAddress } from '#shop/list/piece-list.ts'
import { SaleNote } from './sale-note.tsx'
import { listedThings } from '#shop/list/things.ts'
import { listing as listingHref } from '@shop/schema/domain/addresses/addresses'
import { listingOf } from '@shop/schema/domain/addresses/listings'
import { m } from '#generated/paraglide/messages.js'
import { ShopLink } from '#ui/shop-link.tsx'
import { StatePanel } from '#ui/state-panel.tsx'
import styles from '#shop/list/piece-list-page.module.css'
import buttons from '#ui/button.module.css'

/** One of the thirteen listings of finished pieces. */
export function ListingPage({ loaded }: { loaded: LoadedListing }) {
  const { key, selection } = loaded
  const list = useMemo(() => listingWith(key, selection), [key, selection])
  const { title, intro, crumbs, more } = loaded.words
  const rules = useShopRules()
  const { first, answers, ...pages } = useListPages({
    addressOf: (count) => pagesAddress(list, count),
    pageQuery: (page) => listingPageQuery(list, page),
    totalOf: ({ total }) => total,
  })
  const { total, facets, prices } = first
  return (
    <>
      <div className="wrap">
        <div className={styles.crumbs}>
          <Breadcrumbs crumbs={crumbs} />
        </div>
        <div className={styles.head}>
          <h1>
            <UnbrokenWords text={title} />
          </h1>
          <p>{intro}</p>
          {list.listing.isSale && total > 0 && <SaleNote sales={rules.listSales} />}
        </div>
        {loaded.starting.length > 0 && <CategoryTiles prices={loaded.starting} />}
        <PieceListBody
          list={list}
          total={total}
          facets={facets}
          prices={prices}
          views={answers.flatMap(({ views }) => views)}
          pages={pages}
          things={listedThings[list.listing.key]}
          nothing={list.listing.isSale && <NoSale />}
        />
      </div>
      {more && <ListingMore more={more} />}
    </>
  )
}

/** No sale runs: says so, and leads on. */
function NoSale() {
  return (
    <StatePanel
      title={m.listing_sale_none_title()}
      actions={
        <>
          <ShopLink className={buttons.button} href={listingHref(listingOf('jewellery').path)}>
            {m.listing_sale_none_jewellery()}
          </ShopLink>
          <ShopLink
            className={`${buttons.button} ${buttons.quiet}`}
            href={listingHref(listingOf('wedding-rings').path)}
          >
            {m.listing_sale_none_rings()}
          </ShopLink>
        </>
      }
    >
      {m.listing_sale_none_text()}
    </StatePanel>
  )
}
