import { m } from '#generated/paraglide/messages.js'
import { copyQuestions } from './copy-questions.ts'
import type { ListingCopy } from './copy.ts'

export const copy: ListingCopy = {
  intro: m.listing_jewellery_intro,
  about: m.listing_jewellery_about,
  questions: [copyQuestions.fromPrice, copyQuestions.labGrown, copyQuestions.when],
  options: {
    earrings: m.listing_jewellery_earrings,
    'bracelets-and-bangles': m.listing_jewellery_bracelets_and_bangles,
    necklaces: m.listing_jewellery_necklaces,
    rings: m.listing_jewellery_rings,
    classics: m.listing_jewellery_classics,
    initial: m.listing_jewellery_initial,
    gemstone: m.listing_jewellery_gemstone,
    1937: m.listing_jewellery_1937,
    platinum: m.listing_jewellery_platinum,
    'yellow-gold': m.listing_jewellery_yellow_gold,
    'rose-gold': m.listing_jewellery_rose_gold,
    'white-gold': m.listing_jewellery_white_gold,
    diamond: m.listing_jewellery_diamond,
    sapphire: m.listing_jewellery_sapphire,
    emerald: m.listing_jewellery_emerald,
    ruby: m.listing_jewellery_ruby,
    morganite: m.listing_jewellery_morganite,
    aquamarine: m.listing_jewellery_aquamarine,
    other: m.listing_jewellery_other,
    'lab-grown-diamond': m.listing_jewellery_lab_grown_diamond,
    'lab-grown-sapphire': m.listing_jewellery_lab_grown_sapphire,
    'lab-grown-emerald': m.listing_jewellery_lab_grown_emerald,
    'lab-grown-ruby': m.listing_jewellery_lab_grown_ruby,
  },
}
