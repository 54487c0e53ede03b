import { checkEngravingIn, engravingFonts, type LetterPlace } from '@shop/schema/domain/engraving'
import type { Metal } from '@shop/schema/domain/metals'
import { useState, type Ref } from 'react'
import { m } from '#generated/paraglide/messages.js'
import fields from '#ui/field.module.css'
import { ChoiceBlock } from '../designer/choice-block.tsx'
import styles from '../designer/engraving-field.module.css'
import { isCutOut } from '../designer/made-choices.ts'
import { chooseEngravingFont, engrave, useMadeToOrder } from '../designer/made-to-order.ts'
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
  const { engravingText, engravingFont } = useMadeToOrder(pieceSku)
  const [refused, setRefused] = useState<readonly string[]>([])
  const hasLettering = !isCutOut(place)
  const title = place.most === 1 ? m.product_letter() : m.product_letters()
  const { excess } = checkEngravingIn(place, engravingText)
  const error = errorText({ place, refused, excess, isAsked })

  function type(typed: string) {
    const checked = checkEngravingIn(place, typed)
    setRefused(checked.refused)
    engrave(checked.text, pieceSku)
  }

  return (
    <ChoiceBlock
      id="engraving"
      title={title}
      chosen={hasLettering ? m.setting_engraving_free() : m.product_letter_cut()}
      action={
        engravingText && (
          <button type="button" className="link" onClick={() => type('')}>
            {m.setting_engraving_remove()}
          </button>
        )
      }
    >
      <LetterPreview text={engravingText} place={place} font={engravingFont} colour={metal.colour} />
      <div className={hasLettering ? styles.two : styles.one}>
        <div className={fields.field}>
          <label htmlFor="letters-text">{title}</label>
          <input
            ref={ref}
            id="letters-text"
            value={engravingText}
            required={place.least > 0}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-describedby="letters-hint letters-error"
            aria-invalid={error !== null}
            onChange={({ target }) => type(target.value)}
          />
          <p id="letters-hint" className={fields.hint}>
            <span>{m.product_letters_hint()}</span>
            <span>{m.setting_engraving_count({ count: engravingText.length, limit: place.most })}</span>
          </p>
          <p id="letters-error" role="status" className={error ? fields.error : 'sr-only'}>
            {error}
          </p>
        </div>
        {hasLettering && (
          <div className={fields.field}>
            <label htmlFor="letters-font">{m.setting_engraving_font()}</label>
            <select
              id="letters-font"
              value={engravingFont}
              onChange={({ target }) => {
                const font = engravingFonts.find((known) => known === target.value)
                if (font) chooseEngravingFont(font, pieceSku)
              }}
            >
              {engravingFonts.map((font) => (
                <option key={font}>{font}</option>
              ))}
            </select>
          </div>
        )}
      </div>
    </ChoiceBlock>
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
