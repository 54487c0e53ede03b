import type { ShapeSlug } from '@shop/schema/domain/vocabulary/taxonomy'
import { useMemo, useRef, useState } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { fittedPxPerMm, guessedPxPerMm } from '#shop/viewing/true-size/calibration.ts'
import { useCalibration } from '#shop/viewing/true-size/calibration-store.ts'
import { CaratRow } from '#shop/viewing/true-size/carat-row.tsx'
import { CardFitting } from '#shop/viewing/true-size/card-fitting.tsx'
import { useRoom } from '#shop/viewing/true-size/use-room.ts'
import { usualCarats } from '#shop/viewing/true-size/usual-carats.ts'
import { shapeOptions } from './shape-options.ts'
import type { ToolProps } from './tool-props.ts'
import { ToolSelect } from './tool-select.tsx'
import styles from './tool.module.css'

/** Diamonds in common weights as large as they are, once a bank card has said how large this screen shows a millimetre. */
export function CaratSizeTool({ shape: first = 'round-brilliant' }: ToolProps) {
  const [shape, setShape] = useState<ShapeSlug>(first)
  const room = useRef<HTMLDivElement>(null)
  const roomPx = useRoom(room)
  const calibration = useCalibration()
  // Its room is measured in a browser alone, which has pixels of a screen.
  const fitted = roomPx > 0 ? fittedPxPerMm(calibration, window.devicePixelRatio) : null
  const pxPerMm = fitted ?? guessedPxPerMm(roomPx)
  const carats = useMemo(() => usualCarats(shape), [shape])
  return (
    <div className={`${styles.tool} ${styles.single} ${styles.edges}`}>
      <div ref={room}>
        <div className={styles.narrow}>
          <ToolSelect label={m.tool_shape()} options={shapeOptions()} value={shape} onChoose={setShape} />
        </div>
        <CaratRow shape={shape} carats={carats} chosen={null} pxPerMm={pxPerMm} onChoose={setNone} />
        <p role="status" className="caption">
          {fitted === null ? m.tool_carat_size_guess() : m.tool_carat_size_true()}
        </p>
        {roomPx > 0 && <CardFitting pxPerMm={pxPerMm} isFitted roomPx={roomPx} />}
      </div>
    </div>
  )
}

/** Nothing is chosen among the weights: they are only looked at. */
function setNone(): void {}
