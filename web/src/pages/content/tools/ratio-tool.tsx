import { shapes, type ShapeSlug } from '@shop/schema/domain/vocabulary/taxonomy'
import { useId, useMemo, useState } from 'react'
import { decimalText } from '#data/language/numbers.ts'
import { ownName } from '#data/language/own-name.ts'
import { m } from '#generated/paraglide/messages.js'
import { LooseStoneLines } from '#shop/viewing/true-size/stone-drawn.tsx'
import drawn from '#shop/viewing/true-size/true-size.module.css'
import fields from '#ui/field.module.css'
import { ratioSpan } from './ratio-span.ts'
import { stoneOfRatio } from './stone-of-ratio.ts'
import type { ToolProps } from './tool-props.ts'
import styles from './tool.module.css'

/** Of the drawing, in millimetres: the longest stone fits. */
const roomMm = 11

/** A stone from above whose length for its width is moved by hand, in any shape. */
export function RatioTool({ shape: first = 'oval-shape' }: ToolProps) {
  const [slug, setSlug] = useState<ShapeSlug>(first)
  const [least, most, usual] = ratioSpan(slug)
  const [hundredths, setHundredths] = useState<number | null>(null)
  const ratio = (hundredths ?? usual) / hundred
  const stone = useMemo(() => stoneOfRatio(slug, ratio), [slug, ratio])
  const [shapeId, ratioId] = [useId(), useId()]
  return (
    <div className={styles.tool}>
      <svg
        className={`${drawn.drawing} ${styles.stage}`}
        viewBox={`${-roomMm / 2} ${-roomMm / 2} ${roomMm} ${roomMm}`}
        aria-hidden
      >
        <LooseStoneLines stone={stone} />
      </svg>
      <div className={styles.controls}>
        <div className={fields.field}>
          <label htmlFor={shapeId}>{m.tool_shape()}</label>
          <select
            id={shapeId}
            value={slug}
            onChange={({ target }) => {
              setSlug(shapes.find((shape) => shape.slug === target.value)?.slug ?? slug)
              setHundredths(null)
            }}
          >
            {shapes.map((shape) => (
              <option key={shape.slug} value={shape.slug}>
                {ownName(shape)}
              </option>
            ))}
          </select>
        </div>
        <label htmlFor={ratioId}>{m.tool_ratio()}</label>
        <input
          id={ratioId}
          type="range"
          min={least}
          max={most}
          value={hundredths ?? usual}
          aria-valuetext={decimalText(ratio, 2)}
          onChange={({ target }) => setHundredths(target.valueAsNumber)}
        />
        <output htmlFor={ratioId} className={styles.figure}>
          {decimalText(ratio, 2)}
        </output>
        <p>{m.tool_ratio_text()}</p>
      </div>
    </div>
  )
}

const hundred = 100
