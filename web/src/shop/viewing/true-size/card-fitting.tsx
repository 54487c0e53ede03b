import { useId, useState } from 'react'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import { Icon } from '#ui/icon.tsx'
import { cardFit, cardMm, edgePx, pxPerMmOf, stepPx } from './calibration.ts'
import { keepCalibration } from './calibration-store.ts'
import styles from './true-size.module.css'

interface CardFittingProps {
  readonly pxPerMm: number
  readonly isFitted: boolean
  readonly roomPx: number
}

/** The outline of a bank card and a slider, until a card that is laid on the screen covers the outline. */
export function CardFitting({ pxPerMm, isFitted, roomPx }: CardFittingProps) {
  const [isOpen, setIsOpen] = useState(!isFitted)
  const sliderId = useId()
  const fit = cardFit(roomPx)
  const px = edgePx(pxPerMm, fit)
  const keep = (wanted: number) => {
    const within = Math.min(fit.mostPx, Math.max(fit.leastPx, wanted))
    keepCalibration(pxPerMmOf(within, fit), window.devicePixelRatio)
  }
  return (
    <details
      className={styles.fitting}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        {m.true_size_fit()}
        <Icon name="chevron" />
      </summary>
      <p>{fit.isUpright ? m.true_size_lay_upright() : m.true_size_lay()}</p>
      <div
        className={styles.card}
        data-upright={fit.isUpright || undefined}
        data-testid="card"
        style={{
          inlineSize: `${px}px`,
          blockSize: `${(fit.isUpright ? shownUprightMm : cardMm.short) * pxPerMmOf(px, fit)}px`,
          borderRadius: `${cardMm.corner * pxPerMmOf(px, fit)}px`,
        }}
      />
      <div className={styles.slider}>
        <button type="button" aria-label={m.true_size_smaller()} onClick={() => keep(px - stepPx)}>
          <Icon name="minus" />
        </button>
        <label htmlFor={sliderId} className="sr-only">
          {m.true_size_slider()}
        </label>
        <input
          id={sliderId}
          type="range"
          min={fit.leastPx}
          max={fit.mostPx}
          step={stepPx}
          value={px}
          aria-valuetext={m.true_size_pixels({ pixels: px })}
          onChange={({ target }) => keep(target.valueAsNumber)}
        />
        <button type="button" aria-label={m.true_size_larger()} onClick={() => keep(px + stepPx)}>
          <Icon name="plus" />
        </button>
        <span aria-hidden="true">{m.true_size_pixels({ pixels: px })}</span>
      </div>
      <button
        type="button"
        className={`${buttons.button} ${buttons.quiet}`}
        onClick={() => {
          keep(px)
          setIsOpen(false)
        }}
      >
        {m.true_size_fits()}
      </button>
    </details>
  )
}

/** Of a card that stands upright only so much is drawn, so that the slider stays on the screen beneath it. */
const shownUprightMm = 40
