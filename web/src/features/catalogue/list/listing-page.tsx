import { useQueryClient, useSuspenseQueries } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { listingQuery, useShopRules } from '#generated/queries.ts'
import { useKeepShown } from '../../listing/use-keep-shown.ts'
import { useListingPages } from '../../listing/use-listing-pages.ts'
import { Breadcrumbs } from '../../shell/breadcrumbs.tsx'
import { pieceCardView } from '../card-view.ts'
import { CategoryTiles } from './category-tiles.tsx'
import { listingAt, listingVariables, type ListingList } from './listing-list.ts'
import { ListingMore } from './listing-more.tsx'
import type { LoadedListing } from './load-listing.ts'
import { NoSale } from './no-sale.tsx'
import { PieceListBody } from './piece-list-body.tsx'
import { chosenMetalIds, listAddress } from './piece-list.ts'
import { SaleNote } from './sale-note.tsx'
import { listedThings } from './things.ts'
import styles from './piece-list-page.module.css'

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
    bringPage: (page) => queryClient.ensureQueryData(pageQuery(page)),
  })
  const answers = useSuspenseQueries({
    queries: Array.from({ length: listing.pages }, (_, index) => pageQuery(index + 1)),
  })
  useKeepShown()
  const context = { metalIds: chosenMetalIds(list) }
  const { total = 0, facets = [] } = answers[0]?.data.listDesigns ?? {}
  return (
    <>
      <div className="wrap">
        <div className={styles.crumbs}>
          <Breadcrumbs crumbs={crumbs} />
        </div>
        <div className={styles.head}>
          <h1>{title}</h1>
          <p>{intro}</p>
          {list.listing.isSale && total > 0 && <SaleNote sales={rules.listSales} />}
        </div>
        {loaded.starting.length > 0 && <CategoryTiles prices={loaded.starting} />}
        <PieceListBody
          list={list}
          total={total}
          facets={facets}
          views={answers.flatMap(({ data }) =>
            data.listDesigns.items.map((design) => pieceCardView(design, context, rules)),
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
