import type { CreateKind } from '@shop/schema/domain/addresses/addresses'
import { m } from '#generated/paraglide/messages.js'
import type { PictureFile } from '#lib/picture-file.ts'
import type { BuildStepKey } from './build-steps.ts'

/** What a step shows beside its number and name. */
export interface StepContent {
  readonly hint: string
  /** What stands in its place on a phone, which shows prices only. */
  readonly phone: string
  readonly amount?: string
  /** None for a step without a picture; null for one whose picture is missing. */
  readonly picture?: PictureFile | null
  /** Where the step leads once it can be reached. */
  readonly href: string | null
}

/** What the steps say while nothing is chosen in them (rules/building#steps). */
export const emptySteps = {
  setting: () => hintAlone(m.steps_setting_hint()),
  stone: (kind) => hintAlone(m.steps_diamond_hint({ kind })),
  review: () => hintAlone(m.steps_review_hint()),
} satisfies Record<BuildStepKey, (kind: CreateKind) => StepContent>

function hintAlone(hint: string): StepContent {
  return { hint, phone: hint, href: null }
}
