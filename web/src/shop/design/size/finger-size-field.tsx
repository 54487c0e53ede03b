import { fingerSizes } from '@shop/schema/domain/vocabulary/finger-size'
import { m } from '#generated/paraglide/messages.js'
import { ChoiceBlock } from '../choice-block.tsx'
import { withOnlySize } from '../personalisation/personalisation-choices.ts'
import { chooseFingerSize, setSizeUnsure, usePersonalisation } from '../personalisation/personalisation.ts'
import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react'
import { decimalText } from '#data/language/numbers.ts'
import { reportError } from '#data/report-error.ts'
import type { FingerSizeGuideProps } from './finger-size-guide.tsx'
import fields from '#ui/field.module.css'
import styles from './finger-size-field.module.css'

const openNoteId = 'finger-size-open'

/**
 * The finger size out of those the design is to be had in, or "I’m not sure", which blocks nothing: without a
 * size a ring sizer comes first, which is said before. Where there is one size only it is chosen, and no ring
 * sizer can find another.
 */
export function FingerSizeField({ sizes }: { sizes: readonly string[] }) {
  const { fingerSize, isSizeUnsure } = withOnlySize(usePersonalisation(), sizes)
  const { Guide, ref, open, hasFailed } = useFingerSizeGuide()
  const offered = fingerSizes.filter(({ uk }) => sizes.includes(uk))
  if (offered.length === 0) return null
  const isOnly = offered.length === 1
  // Remembered from another piece, it may be none of this one's.
  const made = sizes.find((size) => size === fingerSize) ?? null
  const isOpen = !isSizeUnsure && made === null
  return (
    <ChoiceBlock
      id="finger-size"
      title={m.setting_size()}
      action={
        <button type="button" className="link" aria-haspopup="dialog" onClick={() => void open()}>
          {m.setting_size_guide()}
        </button>
      }
    >
      <p className={styles.paper}>{paperText(made, isSizeUnsure)}</p>
      <div className={`no-print ${fields.field}`}>
        <label htmlFor="finger-size-select" className="sr-only">
          {m.setting_size()}
        </label>
        <select
          id="finger-size-select"
          value={made ?? ''}
          aria-describedby={isOpen ? openNoteId : undefined}
          onChange={({ target }) => chooseFingerSize(target.value || null)}
        >
          {!isOnly && <option value="">{m.setting_size_choose()}</option>}
          {offered.map(({ uk, diameterMm }) => (
            <option key={uk} value={uk}>
              {m.setting_size_option({ size: uk, diameter: millimetres(diameterMm) })}
            </option>
          ))}
        </select>
      </div>
      {isOpen && (
        <p id={openNoteId} className={`caption no-print ${styles.only}`}>
          {m.setting_size_open_note()}
        </p>
      )}
      {isOnly ? (
        <p className={`caption ${styles.only}`}>{m.product_only_size()}</p>
      ) : (
        <label className={`no-print ${styles.unsure}`}>
          <input
            type="checkbox"
            className={fields.tick}
            checked={isSizeUnsure}
            onChange={({ target }) => setSizeUnsure(target.checked)}
          />
          {m.setting_size_unsure()}
        </label>
      )}
      {isSizeUnsure && <p className={`caption ${styles.note}`}>{m.setting_size_unsure_note()}</p>}
      <p role="status" className={hasFailed ? fields.error : 'sr-only'}>
        {hasFailed && m.setting_size_guide_failed()}
      </p>
      {Guide && <Guide ref={ref} offered={offered} onUse={chooseFingerSize} />}
    </ChoiceBlock>
  )
}

/** What a printed page says in the place of the choice. */
function paperText(fingerSize: string | null, isSizeUnsure: boolean): string {
  if (fingerSize !== null) return m.review_size({ size: fingerSize })
  return isSizeUnsure ? m.review_size_unsure() : m.basket_line_size_open()
}

function millimetres(length: number): string {
  return decimalText(length, 1)
}

interface OpenedGuide {
  /** The guide once it was asked for; null before. */
  readonly Guide: ComponentType<FingerSizeGuideProps> | null
  readonly ref: RefObject<HTMLDialogElement | null>
  readonly open: () => Promise<void>
  /** It was asked for and did not arrive. */
  readonly hasFailed: boolean
}

/** The guide to finger sizes, which few read: it is loaded when it is asked for. */
function useFingerSizeGuide(): OpenedGuide {
  const ref = useRef<HTMLDialogElement>(null)
  const [Guide, setGuide] = useState<ComponentType<FingerSizeGuideProps> | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    if (Guide) ref.current?.showModal()
  }, [Guide])

  async function open(): Promise<void> {
    setHasFailed(false)
    if (Guide) {
      ref.current?.showModal()
      return
    }
    try {
      const { FingerSizeGuide } = await import('./finger-size-guide.tsx')
      setGuide(() => FingerSizeGuide)
    } catch (error) {
      reportError(error, { where: 'size guide' })
      setHasFailed(true)
    }
  }

  return { Guide, ref, open, hasFailed }
}
