import { boutiquePage } from '@shop/schema/domain/addresses/addresses'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { m } from '#generated/paraglide/messages.js'

/** A line of news, with where it leads. */
export interface NewsSlide {
  readonly id: string
  readonly text: string
  /** The same where there is little room. */
  readonly shortText: string
  readonly link: string
  /** What the link does, for who hears it by itself. */
  readonly label: string
  readonly href: string
}

/** The slides of the top bar, in their order (rules/shell#top-bar). */
export function newsSlides(): readonly NewsSlide[] {
  return [
    boutiqueSlide('Manchester'),
    {
      id: 'magazine',
      text: m.top_bar_magazine(),
      shortText: m.top_bar_magazine_short(),
      link: m.top_bar_read(),
      label: m.top_bar_read_label(),
      href: shopIdentity.magazine,
    },
    boutiqueSlide('London'),
  ]
}

function boutiqueSlide(boutique: 'Manchester' | 'London'): NewsSlide {
  return {
    id: boutique,
    text: m.top_bar_new_boutique({ boutique }),
    shortText: m.top_bar_new_boutique_short({ boutique }),
    link: m.top_bar_visit(),
    label: m.top_bar_visit_label({ boutique }),
    href: boutiquePage(boutique === 'London' ? 'london' : 'manchester'),
  }
}
