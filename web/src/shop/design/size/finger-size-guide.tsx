import type { FingerSize } from '@shop/schema/domain/vocabulary/finger-size'
import type { RefObject } from 'react'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import { Icon } from '#ui/icon.tsx'
import { PrintSizer, SizeConverter, SizeTable } from './size-converter.tsx'
import styles from './finger-size-guide.module.css'

export interface FingerSizeGuideProps {
  readonly ref: RefObject<HTMLDialogElement | null>
  readonly offered: readonly FingerSize[]
  readonly onUse: (uk: string) => void
}

/** How to measure, a converter between UK, EU, US and millimetres, and the whole table. */
export function FingerSizeGuide({ ref, offered, onUse }: FingerSizeGuideProps) {
  const close = () => ref.current?.close()
  return (
    <dialog ref={ref} className={styles.guide} aria-labelledby="guide-title">
      <div className={styles.head}>
        <h2 id="guide-title">{m.guide_title()}</h2>
        <button type="button" aria-label={m.close()} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <h3>{m.guide_measure_title()}</h3>
      <p>{m.guide_measure_ring()}</p>
      <p>{m.guide_measure_tip()}</p>
      <PrintSizer />
      <h3>{m.guide_convert_title()}</h3>
      <SizeConverter>
        {(size) =>
          offered.some(({ uk }) => uk === size.uk) && (
            <button
              type="button"
              className={buttons.button}
              onClick={() => {
                onUse(size.uk)
                close()
              }}
            >
              {m.guide_use({ uk: size.uk })}
            </button>
          )
        }
      </SizeConverter>
      <div className={styles.every}>
        <SizeTable sizes={offered} />
      </div>
    </dialog>
  )
}
