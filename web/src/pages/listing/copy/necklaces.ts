import { m } from '#generated/paraglide/messages.js'
import { copyQuestions } from './copy-questions.ts'
import type { ListingCopy } from './copy.ts'

export const copy: ListingCopy = {
  intro: m.listing_necklaces_intro,
  about: m.listing_necklaces_about,
  questions: [copyQuestions.length, copyQuestions.labGrown, copyQuestions.when],
  options: {
    classics: m.listing_necklaces_classics,
    initial: m.listing_necklaces_initial,
    gemstone: m.listing_necklaces_gemstone,
    1937: m.listing_necklaces_1937,
    platinum: m.listing_necklaces_platinum,
    'yellow-gold': m.listing_necklaces_yellow_gold,
    'rose-gold': m.listing_necklaces_rose_gold,
    'white-gold': m.listing_necklaces_white_gold,
    diamond: m.listing_necklaces_diamond,
    sapphire: m.listing_necklaces_sapphire,
    emerald: m.listing_necklaces_emerald,
    ruby: m.listing_necklaces_ruby,
    morganite: m.listing_necklaces_morganite,
    aquamarine: m.listing_necklaces_aquamarine,
    other: m.listing_necklaces_other,
    'lab-grown-diamond': m.listing_necklaces_lab_grown_diamond,
    'lab-grown-sapphire': m.listing_necklaces_lab_grown_sapphire,
    'lab-grown-emerald': m.listing_necklaces_lab_grown_emerald,
    'lab-grown-ruby': m.listing_necklaces_lab_grown_ruby,
  },
}
