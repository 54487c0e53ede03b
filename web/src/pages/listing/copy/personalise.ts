import { m } from '#generated/paraglide/messages.js'
import { copyQuestions } from './copy-questions.ts'
import type { ListingCopy } from './copy.ts'

export const copy: ListingCopy = {
  intro: m.listing_personalise_intro,
  about: m.listing_personalise_about,
  questions: [copyQuestions.engraving, copyQuestions.engravedReturn, copyQuestions.when],
  options: {
    earrings: m.listing_personalise_earrings,
    'bracelets-and-bangles': m.listing_personalise_bracelets_and_bangles,
    necklaces: m.listing_personalise_necklaces,
    rings: m.listing_personalise_rings,
    classics: m.listing_personalise_classics,
    initial: m.listing_personalise_initial,
    gemstone: m.listing_personalise_gemstone,
    1937: m.listing_personalise_1937,
    platinum: m.listing_personalise_platinum,
    'yellow-gold': m.listing_personalise_yellow_gold,
    'rose-gold': m.listing_personalise_rose_gold,
    'white-gold': m.listing_personalise_white_gold,
  },
}
