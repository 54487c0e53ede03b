import { m } from '#generated/paraglide/messages.js'
import { copyQuestions } from './copy-questions.ts'
import type { ListingCopy } from './copy.ts'

export const copy: ListingCopy = {
  intro: m.listing_wedding_rings_intro,
  about: m.listing_wedding_rings_about,
  questions: [copyQuestions.match, copyQuestions.width, copyQuestions.when],
  options: {
    her: m.listing_wedding_rings_her,
    him: m.listing_wedding_rings_him,
    unisex: m.listing_wedding_rings_unisex,
    'd-shaped': m.listing_wedding_rings_d_shaped,
    'slight-court': m.listing_wedding_rings_slight_court,
    'flat-court': m.listing_wedding_rings_flat_court,
    'traditional-court': m.listing_wedding_rings_traditional_court,
    'flat-edge': m.listing_wedding_rings_flat_edge,
    platinum: m.listing_wedding_rings_platinum,
    'yellow-gold': m.listing_wedding_rings_yellow_gold,
    'rose-gold': m.listing_wedding_rings_rose_gold,
    'white-gold': m.listing_wedding_rings_white_gold,
    palladium: m.listing_wedding_rings_palladium,
  },
}
