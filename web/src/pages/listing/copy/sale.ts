import { m } from '#generated/paraglide/messages.js'
import { copyQuestions } from './copy-questions.ts'
import type { ListingCopy } from './copy.ts'

export const copy: ListingCopy = {
  intro: m.listing_sale_intro,
  about: m.listing_sale_about,
  questions: [copyQuestions.salePrice, copyQuestions.fromPrice, copyQuestions.when],
  options: {
    'engagement-rings': m.listing_sale_engagement_rings,
    earrings: m.listing_sale_earrings,
    'bracelets-and-bangles': m.listing_sale_bracelets_and_bangles,
    necklaces: m.listing_sale_necklaces,
    rings: m.listing_sale_rings,
    platinum: m.listing_sale_platinum,
    'yellow-gold': m.listing_sale_yellow_gold,
    'rose-gold': m.listing_sale_rose_gold,
    'white-gold': m.listing_sale_white_gold,
  },
}
