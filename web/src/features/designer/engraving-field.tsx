import {
  checkEngraving,
  engravingFonts,
  engravingLimit,
  type EngravingPlace,
} from '@shop/schema/domain/engraving'
import type { Metal } from '@shop/schema/domain/metals'
import { useState } from 'react'
import { m } from '#generated/paraglide/messages.js'
import fields from '#ui/field.module.css'
import { ChoiceBlock } from './choice-block.tsx'
import { EngravingPreview } from './engraving-preview.tsx'
import { chooseEngravingFont, engrave, useMadeToOrder } from './made-to-order.ts'
import styles from './engraving-field.module.css'

interface EngravingFieldProps {
  readonly place: EngravingPlace
  readonly metal: Metal
  /** The finished piece that is engraved; what is being built unless said otherwise. */
  readonly pieceSku?: string
}

/** What to engrave: what is allowed is said before typing, what was left out afterwards. */
export function EngravingField({ place, metal, pieceSku }: EngravingFieldProps) {
  const { engravingText, engravingFont } = useMadeToOrder(pieceSku)
  const [refused, setRefused] = useState<readonly string[]>([])
  const limit = engravingLimit(place)
  const { excess } = checkEngraving(engravingText, limit)
  const error =
    refused.length > 0
      ? m.setting_engraving_refused({ characters: refused.join(' ') })
      : excess > 0
        ? place.kind === 'ring'
          ? m.setting_engraving_too_long({ limit })
          : m.product_engraving_too_long({ limit })
        : null

  function type(typed: string) {
    const checked = checkEngraving(typed, limit)
    setRefused(checked.refused)
    engrave(checked.text, pieceSku)
  }

  return (
    <ChoiceBlock
      id="engraving"
      title={m.setting_engraving()}
      chosen={m.setting_engraving_free()}
      action={
        engravingText && (
          <button type="button" className="link" onClick={() => type('')}>
            {m.setting_engraving_remove()}
          </button>
        )
      }
    >
      <EngravingPreview
        text={engravingText}
        font={engravingFont}
        colour={metal.colour}
        isFlat={place.kind !== 'ring'}
      />
      <div className={styles.two}>
        <div className={fields.field}>
          <label htmlFor="engraving-text">{placeName(place)}</label>
          <input
            id="engraving-text"
            value={engravingText}
            placeholder={m.setting_engraving_placeholder()}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-describedby="engraving-hint"
            aria-invalid={error !== null}
            onChange={({ target }) => type(target.value)}
          />
          <p id="engraving-hint" className={fields.hint}>
            <span>{m.setting_engraving_hint()}</span>
            <span>{m.setting_engraving_count({ count: engravingText.length, limit })}</span>
          </p>
          <p role="status" className={error ? fields.error : 'sr-only'}>
            {error}
          </p>
        </div>
        <div className={fields.field}>
          <label htmlFor="engraving-font">{m.setting_engraving_font()}</label>
          <select
            id="engraving-font"
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
      </div>
    </ChoiceBlock>
  )
}

function placeName({ kind }: EngravingPlace): string {
  switch (kind) {
    case 'ring':
      return m.setting_engraving_text()
    case 'pendant-side':
      return m.product_engraving_back()
    case 'bracelet':
      return m.product_engraving_bracelet()
    case 'letters':
      return m.product_letters()
  }
}
