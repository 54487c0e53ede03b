import { fingerSizes, sizeFromUk } from '@shop/schema/domain/vocabulary/finger-size'
import type { MetalLook } from '@shop/schema/geometry/looks/metal-looks'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { fittedPxPerMm, guessedPxPerMm } from './calibration.ts'
import { useCalibration } from './calibration-store.ts'
import { CaratRow } from './carat-row.tsx'
import { CardFitting } from './card-fitting.tsx'
import { OnFinger } from './on-finger.tsx'
import { StoneDrawn } from './stone-drawn.tsx'
import { ringFromAbove } from './ring-from-above.ts'
import type { RingScenes } from './ring-scenes.ts'
import type { TrueSizeThing } from './true-size-thing.ts'
import { useRoom } from './use-room.ts'
import { usualCarats } from './usual-carats.ts'
import fields from '#ui/field.module.css'
import styles from './true-size.module.css'

export interface TrueSizeDialogProps {
  readonly name: string
  readonly thing: TrueSizeThing
  /** Of the band. */
  readonly metal: MetalLook
  readonly fingerSize: string | null
  /** Builds rings of the kind that is shown. */
  readonly scenes: RingScenes
  readonly onClose: () => void
}

/** In the middle of what is worn in Britain, for whoever has not chosen. */
const usualSize = 'M½'
const usualCarat = 1

/** A stone and a ring as large as they are, once a bank card has said how large this screen shows a millimetre. */
export function TrueSizeDialog({ name, thing, metal, fingerSize, scenes, onClose }: TrueSizeDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const roomPx = useRoom(room)
  const fitted = fittedPxPerMm(useCalibration(), window.devicePixelRatio)
  const pxPerMm = fitted ?? guessedPxPerMm(roomPx)
  const [wornSize, setWornSize] = useState(fingerSize ?? usualSize)
  const [carat, setCarat] = useState(usualCarat)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  const { comparedShape } = thing
  const carats = useMemo(() => (comparedShape === null ? [] : usualCarats(comparedShape)), [comparedShape])
  const awaits = thing.stone === null ? (carats.find((each) => each.carat === carat) ?? null) : null
  const awaited = awaits && awaits.stone
  const diameterMm = sizeFromUk(wornSize)?.diameterMm
  // The slider of the card changes how large the ring is drawn, but not the ring.
  const ring = useMemo(
    () => ringFromAbove(thing, awaited, scenes, diameterMm),
    [thing, awaited, scenes, diameterMm],
  )
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={titleId}>{m.true_size_title({ name })}</h2>
        <button type="button" aria-label={m.close()} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      <div ref={room}>
        <p className={fitted === null ? styles.guess : undefined} role="status">
          {fitted === null ? m.true_size_guess() : m.true_size_true()}
        </p>
        {roomPx > 0 && <CardFitting pxPerMm={pxPerMm} isFitted={fitted !== null} roomPx={roomPx} />}
        {thing.stone && (
          <section className={styles.part}>
            <h3>{m.true_size_stone()}</h3>
            <StoneDrawn stone={thing.stone} pxPerMm={pxPerMm} />
          </section>
        )}
        <section className={styles.part}>
          <h3>{m.true_size_finger()}</h3>
          <div className={styles.worn}>
            <OnFinger
              ring={ring}
              metal={metal}
              sizeName={wornSize}
              carat={awaits && awaits.carat}
              isOnPlainBand={thing.ring === null}
              pxPerMm={pxPerMm}
            />
            <div className={fields.field}>
              <label htmlFor="true-size-finger">{m.true_size_worn()}</label>
              <select
                id="true-size-finger"
                value={wornSize}
                onChange={({ target }) => setWornSize(target.value)}
              >
                {fingerSizes.map(({ uk }) => (
                  <option key={uk}>{uk}</option>
                ))}
              </select>
            </div>
          </div>
        </section>
        {comparedShape && (
          <CaratRow
            shape={comparedShape}
            carats={carats}
            chosen={awaits && awaits.carat}
            pxPerMm={pxPerMm}
            onChoose={setCarat}
          />
        )}
      </div>
    </dialog>
  )
}
