import { stoneGrades } from '@shop/schema/domain/addresses/stone-grammar'
import type { ShapeSlug } from '@shop/schema/domain/vocabulary/taxonomy'
import { faceUpAreaMm2 } from '@shop/schema/geometry/stones/face-up-area'
import { usualStone } from '@shop/schema/geometry/stones/usual-stone'
import { useState } from 'react'
import { decimalText, formatPence } from '#data/language/numbers.ts'
import { shapeName } from '#data/language/shape-name.ts'
import { m } from '#generated/paraglide/messages.js'
import { hundredthsText, tenthsText } from '#shop/viewing/true-size/figures.ts'
import { LooseStoneLines } from '#shop/viewing/true-size/stone-drawn.tsx'
import drawn from '#shop/viewing/true-size/true-size.module.css'
import { ShopLink } from '#ui/shop-link.tsx'
import { shapeOptions } from './shape-options.ts'
import type { ToolProps } from './tool-props.ts'
import { ToolSelect } from './tool-select.tsx'
import { useLeastStone, type LeastStoneAnswer } from './use-least-stone.ts'
import styles from './tool.module.css'
import own from './shapes-tool.module.css'

const weights = ['50', '70', '100', '150', '200', '300'] as const
type Weight = (typeof weights)[number]
const hundred = 100
/** A difference that nobody sees, in percent of the face. */
const unseenPercent = 3

/** Round the longer of both, which are drawn to one scale. */
const roomShare = 1.25

/** What both are asked for in: grades at which nobody sees colour or inclusions in a ring. */
const colour = stoneGrades.colour.findIndex(({ value }) => value === 'G')
const clarity = stoneGrades.clarity.findIndex(({ value }) => value === 'VS2')

/** Two shapes of one weight side by side: how large they look, and what a carat of them costs at least. */
export function ShapesTool({ shape = 'round-brilliant' }: ToolProps) {
  const [first, setFirst] = useState<ShapeSlug>(shape)
  const [second, setSecond] = useState<ShapeSlug>(shape === 'oval-shape' ? 'round-brilliant' : 'oval-shape')
  const [weight, setWeight] = useState<Weight>('100')
  const sides = [useSide(first, weight), useSide(second, weight)]
  const [one, other] = sides.map(({ areaMm2 }) => areaMm2)
  const percent = one && other ? Math.round((other / one - 1) * hundred) : 0
  const roomMm = roomShare * Math.max(...sides.map(({ stone }) => stone.lengthMm))
  const names = { one: shapeName(first), other: shapeName(second), percent: Math.abs(percent) }
  return (
    <div className={`${styles.tool} ${styles.single}`}>
      <div className={own.choices}>
        <ToolSelect
          label={m.tool_shapes_first()}
          options={shapeOptions()}
          value={first}
          onChoose={setFirst}
        />
        <ToolSelect
          label={m.tool_shapes_second()}
          options={shapeOptions()}
          value={second}
          onChoose={setSecond}
        />
        <ToolSelect
          label={m.tool_shapes_weight()}
          options={weights.map((value) => ({ value, text: caratText(value) }))}
          value={weight}
          onChoose={setWeight}
        />
      </div>
      <ul className={own.sides}>
        {sides.map((side, place) => (
          <li key={place}>
            <Side side={side} roomMm={roomMm} />
          </li>
        ))}
      </ul>
      <p role="status" className={own.verdict}>
        {Math.abs(percent) <= unseenPercent
          ? m.tool_shapes_same(names)
          : percent > 0
            ? m.tool_shapes_larger(names)
            : m.tool_shapes_smaller(names)}
      </p>
      <p className="caption">{m.tool_shapes_note()}</p>
    </div>
  )
}

interface ShapeSide {
  readonly shape: ShapeSlug
  readonly stone: ReturnType<typeof usualStone>
  readonly areaMm2: number
  readonly price: LeastStoneAnswer
}

function useSide(shape: ShapeSlug, weight: Weight): ShapeSide {
  const caratHundredths = Number(weight)
  const ofOneCarat = usualStone(shape, 'NATURAL_DIAMOND')
  // Weight grows with the third power of every side.
  const stone = usualStone(
    shape,
    'NATURAL_DIAMOND',
    ofOneCarat.lengthMm * Math.cbrt(caratHundredths / hundred),
  )
  const price = useLeastStone({ shape, caratHundredths, colour, clarity, cut: null })
  return { shape, stone, areaMm2: faceUpAreaMm2(stone), price }
}

function Side({
  side: { shape, stone, areaMm2, price },
  roomMm,
}: {
  readonly side: ShapeSide
  readonly roomMm: number
}) {
  const size = { length: hundredthsText(stone.lengthMm), width: hundredthsText(stone.widthMm) }
  return (
    <>
      <svg
        className={`${drawn.drawing} ${styles.stage}`}
        viewBox={`${-roomMm / 2} ${-roomMm / 2} ${roomMm} ${roomMm}`}
        role="img"
        aria-label={m.true_size_stone_alt(size)}
      >
        <LooseStoneLines stone={stone} />
      </svg>
      <dl className={own.figures} aria-label={shapeName(shape)}>
        <div>
          <dt>{m.tool_shapes_size()}</dt>
          <dd>{m.true_size_stone_size(size)}</dd>
        </div>
        <div>
          <dt>{m.tool_shapes_area()}</dt>
          <dd>{m.tool_shapes_square({ area: tenthsText(areaMm2) })}</dd>
        </div>
        <div aria-busy={price.state === 'loading'}>
          <dt>{m.tool_shapes_price()}</dt>
          <dd>
            {price.least ? (
              <ShopLink className="link" href={price.href}>
                {m.tool_shapes_from({ price: formatPence(price.least.perCaratPence) })}
              </ShopLink>
            ) : (
              priceText(price)
            )}
          </dd>
        </div>
      </dl>
    </>
  )
}

function priceText({ state, href }: LeastStoneAnswer) {
  if (state === 'none') return m.tool_stone_none()
  return (
    <ShopLink className="link" href={href}>
      {m.tool_stone_list()}
    </ShopLink>
  )
}

function caratText(weight: Weight): string {
  return m.true_size_carat({ carat: decimalText(Number(weight) / hundred, 2) })
}
