import { m } from '#generated/paraglide/messages.js'
import { copyQuestions } from './copy-questions.ts'
import type { ListingCopy } from './copy.ts'

export const copy: ListingCopy = {
  intro: m.listing_stone_set_intro,
  about: m.listing_stone_set_about,
  questions: [copyQuestions.match, copyQuestions.care, copyQuestions.when],
  options: {
    her: m.listing_stone_set_her,
    him: m.listing_stone_set_him,
    unisex: m.listing_stone_set_unisex,
    cutdown: m.listing_stone_set_cutdown,
    pave: m.listing_stone_set_pave,
    channel: m.listing_stone_set_channel,
    platinum: m.listing_stone_set_platinum,
    'yellow-gold': m.listing_stone_set_yellow_gold,
    'rose-gold': m.listing_stone_set_rose_gold,
    'white-gold': m.listing_stone_set_white_gold,
    palladium: m.listing_stone_set_palladium,
  },
}
