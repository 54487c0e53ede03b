import { m } from '#generated/paraglide/messages.js'
import type { BuildStep } from './build-steps.ts'

/** What the shop calls a step (rules/building#steps). */
export function stepName({ label }: Pick<BuildStep, 'label'>): string {
  switch (label) {
    case 'setting':
      return m.steps_setting()
    case 'diamond':
      return m.steps_diamond()
    case 'diamonds':
      return m.steps_diamonds()
    case 'gemstone':
      return m.steps_gemstone()
    case 'review':
      return m.steps_review()
  }
}
