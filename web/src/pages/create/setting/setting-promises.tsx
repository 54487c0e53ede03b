import { madeChoices } from '#shop/design/personalisation/personalisation-choices.ts'
import { usePersonalisation } from '#shop/design/personalisation/personalisation.ts'
import { PromiseBand } from '#shop/design/promises/promise-band.tsx'
import { promisedPiece } from '#shop/design/promises/promises.ts'
import type { SettingOnPage } from '#shop/design/design.ts'

/** What is promised of the piece that a setting becomes. */
export function SettingPromises({ setting: { design, choice } }: { readonly setting: SettingOnPage }) {
  const made = madeChoices(design, usePersonalisation())
  return <PromiseBand {...promisedPiece(design, choice.metal, made)} />
}
