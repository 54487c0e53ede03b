/** How many pieces or stones a page of a list holds. */
const listPageSize = 24

/** The most pages of a list that an address says (rules/listings#loaded-pages). */
export const mostAddressedPages = 10

/** A segment of attributes without what it says of pages, and how many pages of the list are shown. */
export interface ShownPages {
  readonly attributes: string
  /** From 1 to `mostAddressedPages`. */
  readonly pages: number
}

const shownSlug = /^first-(0|[1-9]\d{0,5})$/

/**
 * How many pages the segment of a list shows: `halo_first-48` is the first 48 with a halo. Any place in the segment and
 * any number is understood, and means as many whole pages as hold so many, at most `mostAddressedPages`. One that
 * says it twice is left as it is, which no list has.
 */
export function splitPages(segment: string): ShownPages {
  const slugs = segment === '' ? [] : segment.split('_')
  const [shown, ...more] = slugs.flatMap((slug) => shownSlug.exec(slug)?.[1] ?? [])
  if (shown === undefined || more.length > 0) return { attributes: segment, pages: 1 }
  const pages = Math.ceil(Number(shown) / listPageSize)
  return {
    attributes: slugs.filter((slug) => !shownSlug.test(slug)).join('_'),
    pages: Math.min(mostAddressedPages, Math.max(1, pages)),
  }
}

/** The segment of a list that shows so many pages, at most `mostAddressedPages`; the inverse of `splitPages`. */
export function joinPages({ attributes, pages }: ShownPages): string {
  if (pages <= 1) return attributes
  const shown = `first-${Math.min(pages, mostAddressedPages) * listPageSize}`
  return attributes === '' ? shown : `${attributes}_${shown}`
}

/** How many pages of a list there are to show: at least one. */
export function pagesWithin(total: number, pages: number): number {
  return Math.max(1, Math.min(pages, Math.ceil(total / listPageSize)))
}
