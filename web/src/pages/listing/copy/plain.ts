import { m } from '#generated/paraglide/messages.js'
import { copyQuestions } from './copy-questions.ts'
import type { ListingCopy } from './copy.ts'

export const copy: ListingCopy = {
  intro: m.listing_plain_intro,
  about: m.listing_plain_about,
  questions: [copyQuestions.profile, copyQuestions.weight, copyQuestions.match],
  options: {
    her: m.listing_plain_her,
    him: m.listing_plain_him,
    unisex: m.listing_plain_unisex,
    'd-shaped': m.listing_plain_d_shaped,
    'slight-court': m.listing_plain_slight_court,
    'flat-court': m.listing_plain_flat_court,
    'traditional-court': m.listing_plain_traditional_court,
    'flat-edge': m.listing_plain_flat_edge,
    platinum: m.listing_plain_platinum,
    'yellow-gold': m.listing_plain_yellow_gold,
    'rose-gold': m.listing_plain_rose_gold,
    'white-gold': m.listing_plain_white_gold,
    palladium: m.listing_plain_palladium,
  },
}
