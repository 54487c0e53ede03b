import { m } from '#generated/paraglide/messages.js'
import { copyQuestions } from './copy-questions.ts'
import type { ListingCopy } from './copy.ts'

export const copy: ListingCopy = {
  intro: m.listing_bracelets_intro,
  about: m.listing_bracelets_about,
  questions: [copyQuestions.wrist, copyQuestions.labGrown, copyQuestions.when],
  options: {
    classics: m.listing_bracelets_classics,
    initial: m.listing_bracelets_initial,
    gemstone: m.listing_bracelets_gemstone,
    1937: m.listing_bracelets_1937,
    platinum: m.listing_bracelets_platinum,
    'yellow-gold': m.listing_bracelets_yellow_gold,
    'rose-gold': m.listing_bracelets_rose_gold,
    'white-gold': m.listing_bracelets_white_gold,
    diamond: m.listing_bracelets_diamond,
    sapphire: m.listing_bracelets_sapphire,
    emerald: m.listing_bracelets_emerald,
    ruby: m.listing_bracelets_ruby,
    morganite: m.listing_bracelets_morganite,
    aquamarine: m.listing_bracelets_aquamarine,
    other: m.listing_bracelets_other,
    'lab-grown-diamond': m.listing_bracelets_lab_grown_diamond,
    'lab-grown-sapphire': m.listing_bracelets_lab_grown_sapphire,
    'lab-grown-emerald': m.listing_bracelets_lab_grown_emerald,
    'lab-grown-ruby': m.listing_bracelets_lab_grown_ruby,
  },
}
