import { m } from '#generated/paraglide/messages.js'
import { copyQuestions } from './copy-questions.ts'
import type { ListingCopy } from './copy.ts'

export const copy: ListingCopy = {
  intro: m.listing_eternity_rings_intro,
  about: m.listing_eternity_rings_about,
  questions: [copyQuestions.fullResize, copyQuestions.match, copyQuestions.when],
  options: {
    full: m.listing_eternity_rings_full,
    half: m.listing_eternity_rings_half,
    'three-quarter': m.listing_eternity_rings_three_quarter,
    cutdown: m.listing_eternity_rings_cutdown,
    pave: m.listing_eternity_rings_pave,
    channel: m.listing_eternity_rings_channel,
    platinum: m.listing_eternity_rings_platinum,
    'yellow-gold': m.listing_eternity_rings_yellow_gold,
    'rose-gold': m.listing_eternity_rings_rose_gold,
    'white-gold': m.listing_eternity_rings_white_gold,
  },
}
