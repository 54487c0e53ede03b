import { checkEngraving, engravingLimit, type TextPlace } from '@shop/schema/domain/vocabulary/engraving'
import type { Metal } from '@shop/schema/domain/design/metals'
import { useState } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { EngravingBlock } from './engraving-block.tsx'
import { EngravingPreview } from './engraving-preview.tsx'
import { engrave, usePersonalisation } from '../personalisation/personalisation.ts'

interface EngravingFieldProps {
  readonly place: TextPlace
  readonly metal: Metal
  /** The finished piece that is engraved; what is being built unless said otherwise. */
  readonly pieceSku?: string
}

/** What to engrave: what is allowed is said before typing, what was left out afterwards. */
export function EngravingField({ place, metal, pieceSku }: EngravingFieldProps) {
  const { engravingText: text, engravingFont: font } = usePersonalisation(pieceSku)
  const [refused, setRefused] = useState<readonly string[]>([])
  const limit = engravingLimit(place)

  function type(typed: string) {
    const checked = checkEngraving(typed, limit)
    setRefused(checked.refused)
    engrave(checked.text, pieceSku)
  }

  return (
    <EngravingBlock
      title={m.setting_engraving()}
      chosen={m.setting_engraving_free()}
      label={placeName(place)}
      hint={m.setting_engraving_hint()}
      placeholder={m.setting_engraving_placeholder()}
      text={text}
      limit={limit}
      error={errorText(place, text, refused)}
      font={font}
      pieceSku={pieceSku}
      preview={
        <EngravingPreview text={text} font={font} colour={metal.colour} isFlat={place.kind !== 'ring'} />
      }
      kept={(typed) => checkEngraving(typed, limit).text}
      onType={type}
    />
  )
}

/** What is wrong with the text, in words; null when nothing is. */
function errorText(place: TextPlace, text: string, refused: readonly string[]): string | null {
  const limit = engravingLimit(place)
  if (refused.length > 0) return m.setting_engraving_refused({ characters: refused.join(' ') })
  // Spaces at its ends are not engraved.
  if (checkEngraving(text.trim(), limit).excess === 0) return null
  return place.kind === 'ring'
    ? m.setting_engraving_too_long({ limit })
    : m.product_engraving_too_long({ limit })
}

function placeName({ kind }: TextPlace): string {
  switch (kind) {
    case 'ring':
      return m.setting_engraving_text()
    case 'pendant-side':
      return m.product_engraving_back()
    case 'bracelet':
      return m.product_engraving_bracelet()
  }
}
