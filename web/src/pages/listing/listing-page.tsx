import { useQueryClient, useSuspenseQueries } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { listingQuery, useListing, useShopRules } from '#generated/queries.ts'
import { UnbrokenWords } from '#ui/unbroken-words.tsx'
import { useKeepShown } from '#shop/list/use-keep-shown.ts'
import { useListingPages } from '#shop/list/use-listing-pages.ts'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import { pieceCardView } from '#shop/card/card-view.ts'
import { CategoryTiles } from './category-tiles.tsx'
import { listingAt, listingVariables, type ListingList } from './listing-list.ts'
import { ListingMore } from './listing-more.tsx'
import type { LoadedListing } from './load-listing.ts'
import { PieceListBody } from '#shop/list/piece-list-body.tsx'
import { chosenMetalIds, listAddress } from '#shop/list/piece-list.ts'
import { SaleNote } from './sale-note.tsx'
import { listedThings } from '#shop/list/things.ts'
import { listing as listingHref } from '@shop/schema/domain/addresses/addresses'
import { listingOf } from '@shop/schema/domain/addresses/listings'
import { m } from '#generated/paraglide/messages.js'
import { ShopLink } from '#ui/shop-link.tsx'
import { StatePanel } from '#ui/state-panel.tsx'
import styles from '#shop/list/piece-list-page.module.css'
import buttons from '#ui/button.module.css'

interface ListingPageProps {
  /** The address of the listing without filters. */
  readonly path: string
  readonly attributes: string | undefined
  readonly loaded: LoadedListing
}

/** One of the thirteen listings of finished pieces. */
export function ListingPage({ path, attributes, loaded }: ListingPageProps) {
  const list = listingAt(path, attributes)
  if (!list) throw notFound()
  return <ListingOnPage list={list} loaded={loaded} />
}

function ListingOnPage({ list, loaded }: { list: ListingList; loaded: LoadedListing }) {
  const { title, intro, crumbs, more } = loaded.words
  const rules = useShopRules()
  const queryClient = useQueryClient()
  const pageQuery = (page: number) => listingQuery(listingVariables(list, page))
  const listing = useListingPages({
    address: listAddress(list),
    loadPage: (page) => queryClient.ensureQueryData(pageQuery(page)),
  })
  // Not with those that follow: `useSuspenseQueries` draws all of the page a second time when its queries change.
  const first = useListing(listingVariables(list, 1))
  const further = useSuspenseQueries({
    queries: Array.from({ length: listing.pages - 1 }, (_, index) => pageQuery(index + 2)),
  })
  const answers = [first, ...further.map(({ data }) => data)]
  useKeepShown()
  const context = { metalIds: chosenMetalIds(list) }
  const { total, facets } = first.listDesigns
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
          views={answers.flatMap(({ listDesigns }) =>
            listDesigns.items.map((design) => pieceCardView(design, context, rules)),
          )}
          listing={listing}
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
