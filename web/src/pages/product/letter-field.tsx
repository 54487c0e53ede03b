import { checkEngravingIn, type LetterPlace } from '@shop/schema/domain/vocabulary/engraving'
import type { Metal } from '@shop/schema/domain/design/metals'
import { useState, type Ref } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { EngravingBlock } from '#shop/design/engraving/engraving-block.tsx'
import { isCutOut } from '#shop/design/personalisation/personalisation-choices.ts'
import { engrave, usePersonalisation } from '#shop/design/personalisation/personalisation.ts'
import { LetterPreview } from './letter-preview.tsx'

interface LetterFieldProps {
  readonly ref: Ref<HTMLInputElement>
  readonly place: LetterPlace
  readonly metal: Metal
  readonly pieceSku: string
  /** The piece was ordered without its letter. */
  readonly isAsked: boolean
}

/** The letters that a piece is, or carries on its face; a piece that is its letter is cut in one alphabet only. */
export function LetterField({ ref, place, metal, pieceSku, isAsked }: LetterFieldProps) {
  const { engravingText: text, engravingFont } = usePersonalisation(pieceSku)
  const [refused, setRefused] = useState<readonly string[]>([])
  const hasLettering = !isCutOut(place)
  const title = place.most === 1 ? m.product_letter() : m.product_letters()
  const { excess } = checkEngravingIn(place, text)

  function type(typed: string) {
    const checked = checkEngravingIn(place, typed)
    setRefused(checked.refused)
    engrave(checked.text, pieceSku)
  }

  return (
    <EngravingBlock
      ref={ref}
      title={title}
      chosen={hasLettering ? m.setting_engraving_free() : m.product_letter_cut()}
      label={title}
      hint={m.product_letters_hint()}
      text={text}
      limit={place.most}
      error={errorText({ place, refused, excess, isAsked })}
      isRequired={place.least > 0}
      font={hasLettering ? engravingFont : null}
      pieceSku={pieceSku}
      preview={<LetterPreview text={text} place={place} font={engravingFont} colour={metal.colour} />}
      kept={(typed) => checkEngravingIn(place, typed).text}
      onType={type}
    />
  )
}

interface LetterFault extends Pick<LetterFieldProps, 'place' | 'isAsked'> {
  readonly refused: readonly string[]
  readonly excess: number
}

/** What is wrong with the letters, in words; null when nothing is. */
function errorText({ place, refused, excess, isAsked }: LetterFault): string | null {
  if (refused.length > 0) return m.product_letters_refused({ characters: refused.join(' ') })
  if (excess > 0) return m.product_letters_too_many({ limit: place.most })
  return isAsked ? m.product_letters_missing() : null
}
