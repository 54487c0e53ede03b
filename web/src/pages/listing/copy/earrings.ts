import { m } from '#generated/paraglide/messages.js'
import { copyQuestions } from './copy-questions.ts'
import type { ListingCopy } from './copy.ts'

export const copy: ListingCopy = {
  intro: m.listing_earrings_intro,
  about: m.listing_earrings_about,
  questions: [copyQuestions.backs, copyQuestions.labGrown, copyQuestions.when],
  options: {
    stud: m.listing_earrings_stud,
    drop: m.listing_earrings_drop,
    hoop: m.listing_earrings_hoop,
    classics: m.listing_earrings_classics,
    initial: m.listing_earrings_initial,
    gemstone: m.listing_earrings_gemstone,
    1937: m.listing_earrings_1937,
    platinum: m.listing_earrings_platinum,
    'yellow-gold': m.listing_earrings_yellow_gold,
    'rose-gold': m.listing_earrings_rose_gold,
    'white-gold': m.listing_earrings_white_gold,
    diamond: m.listing_earrings_diamond,
    sapphire: m.listing_earrings_sapphire,
    emerald: m.listing_earrings_emerald,
    ruby: m.listing_earrings_ruby,
    morganite: m.listing_earrings_morganite,
    aquamarine: m.listing_earrings_aquamarine,
    other: m.listing_earrings_other,
    'lab-grown-diamond': m.listing_earrings_lab_grown_diamond,
    'lab-grown-sapphire': m.listing_earrings_lab_grown_sapphire,
    'lab-grown-emerald': m.listing_earrings_lab_grown_emerald,
    'lab-grown-ruby': m.listing_earrings_lab_grown_ruby,
  },
}
