import { m } from '#generated/paraglide/messages.js'
import { copyQuestions } from './copy-questions.ts'
import type { ListingCopy } from './copy.ts'

export const copy: ListingCopy = {
  intro: m.listing_collections_intro,
  about: m.listing_collections_about,
  questions: [copyQuestions.collections, copyQuestions.fromPrice, copyQuestions.when],
  options: {
    earrings: m.listing_collections_earrings,
    'bracelets-and-bangles': m.listing_collections_bracelets_and_bangles,
    necklaces: m.listing_collections_necklaces,
    rings: m.listing_collections_rings,
    classics: m.listing_collections_classics,
    initial: m.listing_collections_initial,
    gemstone: m.listing_collections_gemstone,
    1937: m.listing_collections_1937,
    platinum: m.listing_collections_platinum,
    'yellow-gold': m.listing_collections_yellow_gold,
    'rose-gold': m.listing_collections_rose_gold,
    'white-gold': m.listing_collections_white_gold,
    diamond: m.listing_collections_diamond,
    sapphire: m.listing_collections_sapphire,
    emerald: m.listing_collections_emerald,
    ruby: m.listing_collections_ruby,
    morganite: m.listing_collections_morganite,
    aquamarine: m.listing_collections_aquamarine,
    other: m.listing_collections_other,
    'lab-grown-diamond': m.listing_collections_lab_grown_diamond,
    'lab-grown-sapphire': m.listing_collections_lab_grown_sapphire,
    'lab-grown-emerald': m.listing_collections_lab_grown_emerald,
    'lab-grown-ruby': m.listing_collections_lab_grown_ruby,
  },
}
