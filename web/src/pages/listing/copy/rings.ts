import { m } from '#generated/paraglide/messages.js'
import { copyQuestions } from './copy-questions.ts'
import type { ListingCopy } from './copy.ts'

export const copy: ListingCopy = {
  intro: m.listing_rings_intro,
  about: m.listing_rings_about,
  questions: [copyQuestions.size, copyQuestions.labGrown, copyQuestions.when],
  options: {
    classics: m.listing_rings_classics,
    initial: m.listing_rings_initial,
    gemstone: m.listing_rings_gemstone,
    1937: m.listing_rings_1937,
    platinum: m.listing_rings_platinum,
    'yellow-gold': m.listing_rings_yellow_gold,
    'rose-gold': m.listing_rings_rose_gold,
    'white-gold': m.listing_rings_white_gold,
    diamond: m.listing_rings_diamond,
    sapphire: m.listing_rings_sapphire,
    emerald: m.listing_rings_emerald,
    ruby: m.listing_rings_ruby,
    morganite: m.listing_rings_morganite,
    aquamarine: m.listing_rings_aquamarine,
    other: m.listing_rings_other,
    'lab-grown-diamond': m.listing_rings_lab_grown_diamond,
    'lab-grown-sapphire': m.listing_rings_lab_grown_sapphire,
    'lab-grown-emerald': m.listing_rings_lab_grown_emerald,
    'lab-grown-ruby': m.listing_rings_lab_grown_ruby,
  },
}
