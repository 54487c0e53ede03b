import { engravingFonts, type EngravingFont } from '@shop/schema/domain/vocabulary/engraving'
import { useImperativeHandle, useRef, type ReactNode, type Ref } from 'react'
import { ownNameOf } from '#data/language/own-name.ts'
import { m } from '#generated/paraglide/messages.js'
import { isComposing, restrictInput } from '#lib/restrict-input.ts'
import fields from '#ui/field.module.css'
import { ChoiceBlock } from '../choice-block.tsx'
import { chooseEngravingFont } from '../personalisation/personalisation.ts'
import styles from './engraving-field.module.css'

interface EngravingBlockProps {
  readonly title: string
  /** What it costs, or how it is made. */
  readonly chosen: string
  readonly label: string
  readonly hint: string
  readonly placeholder?: string
  readonly text: string
  /** How many characters there is room for. */
  readonly limit: number
  /** What is wrong with the text, in words; null when nothing is. */
  readonly error: string | null
  readonly isRequired?: boolean
  readonly ref?: Ref<HTMLInputElement>
  /** Null where there is one alphabet only. */
  readonly font: EngravingFont | null
  /** The finished piece that carries the text; what is being built when left out. */
  readonly pieceSku?: string | undefined
  readonly preview: ReactNode
  /** What can be cut of a text. */
  readonly kept: (typed: string) => string
  /** What was typed, as it was typed. */
  readonly onType: (typed: string) => void
}

/** A text to be cut into metal: how it will look, what it says, and its lettering. On paper only once there is one. */
export function EngravingBlock({
  title,
  chosen,
  label,
  hint,
  placeholder,
  text,
  limit,
  error,
  isRequired,
  ref,
  font,
  pieceSku,
  preview,
  kept,
  onType,
}: EngravingBlockProps) {
  const input = useRef<HTMLInputElement | null>(null)
  useImperativeHandle(ref, () => {
    if (!input.current) throw new Error('The field stands as long as its block')
    return input.current
  })

  function remove() {
    onType('')
    // The button goes with the text.
    input.current?.focus()
  }

  return (
    <ChoiceBlock
      id="engraving"
      title={title}
      chosen={chosen}
      isOnPaper={text !== ''}
      action={
        text && (
          <button type="button" className="link" onClick={remove}>
            {m.setting_engraving_remove()}
          </button>
        )
      }
    >
      {preview}
      <p className={styles.paper}>{font ? m.review_engraving({ text, font: ownNameOf(font) }) : text}</p>
      <div className={`no-print ${font ? styles.two : styles.one}`}>
        <div className={fields.field}>
          <label htmlFor="engraving-text">{label}</label>
          <input
            ref={input}
            id="engraving-text"
            value={text}
            placeholder={placeholder}
            required={isRequired}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-describedby="engraving-hint engraving-error"
            aria-invalid={error !== null}
            onChange={({ target, nativeEvent }) => {
              const typed = target.value
              if (!isComposing(nativeEvent)) restrictInput(target, kept)
              onType(typed)
            }}
          />
          <p id="engraving-hint" className={fields.hint}>
            <span>{hint}</span>
            <span>{m.setting_engraving_count({ count: text.trim().length, limit })}</span>
          </p>
          <p id="engraving-error" role="status" className={error ? fields.error : 'sr-only'}>
            {error}
          </p>
        </div>
        {font && <FontField font={font} pieceSku={pieceSku} />}
      </div>
    </ChoiceBlock>
  )
}

function FontField({ font, pieceSku }: { font: EngravingFont; pieceSku: string | undefined }) {
  return (
    <div className={fields.field}>
      <label htmlFor="engraving-font">{m.setting_engraving_font()}</label>
      <select
        id="engraving-font"
        value={font}
        onChange={({ target }) => {
          const chosen = engravingFonts.find((known) => known === target.value)
          if (chosen) chooseEngravingFont(chosen, pieceSku)
        }}
      >
        {engravingFonts.map((known) => (
          <option key={known} value={known}>
            {ownNameOf(known)}
          </option>
        ))}
      </select>
    </div>
  )
}
