import { m } from '#generated/paraglide/messages.js'
import type { CopyQuestion } from './copy.ts'

/** Questions that shoppers ask of several listings. */
export const copyQuestions = {
  when: { question: m.listing_question_when, answer: m.listing_answer_when },
  size: { question: m.listing_question_size, answer: m.listing_answer_size },
  readyOrBuild: { question: m.listing_question_ready_or_build, answer: m.listing_answer_ready_or_build },
  match: { question: m.listing_question_match, answer: m.listing_answer_match },
  width: { question: m.listing_question_width, answer: m.listing_answer_width },
  care: { question: m.listing_question_care, answer: m.listing_answer_care },
  profile: { question: m.listing_question_profile, answer: m.listing_answer_profile },
  weight: { question: m.listing_question_weight, answer: m.listing_answer_weight },
  fullResize: { question: m.listing_question_full_resize, answer: m.listing_answer_full_resize },
  labGrown: { question: m.listing_question_lab_grown, answer: m.listing_answer_lab_grown },
  length: { question: m.listing_question_length, answer: m.listing_answer_length },
  backs: { question: m.listing_question_backs, answer: m.listing_answer_backs },
  wrist: { question: m.listing_question_wrist, answer: m.listing_answer_wrist },
  fromPrice: { question: m.listing_question_from_price, answer: m.listing_answer_from_price },
  salePrice: { question: m.listing_question_sale_price, answer: m.listing_answer_sale_price },
  collections: { question: m.listing_question_collections, answer: m.listing_answer_collections },
  engraving: { question: m.listing_question_engraving, answer: m.listing_answer_engraving },
  engravedReturn: { question: m.listing_question_engraved_return, answer: m.listing_answer_engraved_return },
} as const satisfies Readonly<Record<string, CopyQuestion>>
