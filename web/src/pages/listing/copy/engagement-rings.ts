import { m } from '#generated/paraglide/messages.js'
import { copyQuestions } from './copy-questions.ts'
import type { ListingCopy } from './copy.ts'

export const copy: ListingCopy = {
  intro: m.listing_engagement_rings_intro,
  about: m.listing_engagement_rings_about,
  questions: [copyQuestions.readyOrBuild, copyQuestions.size, copyQuestions.when],
  options: {
    'round-brilliant': m.listing_engagement_rings_round_brilliant,
    'oval-shape': m.listing_engagement_rings_oval_shape,
    'emerald-cut': m.listing_engagement_rings_emerald_cut,
    'cushion-cut': m.listing_engagement_rings_cushion_cut,
    'pear-shape': m.listing_engagement_rings_pear_shape,
    'princess-cut': m.listing_engagement_rings_princess_cut,
    'radiant-cut': m.listing_engagement_rings_radiant_cut,
    'marquise-cut': m.listing_engagement_rings_marquise_cut,
    'asscher-cut': m.listing_engagement_rings_asscher_cut,
    'heart-shape': m.listing_engagement_rings_heart_shape,
    solitaire: m.listing_engagement_rings_solitaire,
    'shoulder-set': m.listing_engagement_rings_shoulder_set,
    halo: m.listing_engagement_rings_halo,
    '3-stone': m.listing_engagement_rings_three_stone,
    platinum: m.listing_engagement_rings_platinum,
    'yellow-gold': m.listing_engagement_rings_yellow_gold,
    'rose-gold': m.listing_engagement_rings_rose_gold,
    'white-gold': m.listing_engagement_rings_white_gold,
  },
}
