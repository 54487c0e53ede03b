import type { StoneSpec } from '@shop/schema/geometry/scene/scene'
import { stoneProfile } from '@shop/schema/geometry/stones/stone-profile'
import { useMemo } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { hundredthsText } from '#shop/viewing/true-size/figures.ts'
import { closedPath, linesPath, looseStoneFromAbove } from '#shop/viewing/true-size/seen-from-above.ts'
import drawn from '#shop/viewing/true-size/true-size.module.css'
import { tintOf } from './graded-stone.ts'
import styles from './tool.module.css'
import own from './four-cs-tool.module.css'

interface GradedDrawingProps {
  readonly stone: StoneSpec
  /** Places of the grades (`stoneGrades`). */
  readonly colour: number
  readonly clarity: number
}

/** Of both drawings, in millimetres: the largest stone fits. */
const roomMm = 9
const hundred = 100

/** What grew in a stone, by the place of the best clarity that it shows at; in hundredths of its radius. */
const inclusions = [
  { from: 2, path: 'M26-19h1.5' },
  { from: 3, path: 'M-23 29h1.5M40 17h1.5' },
  { from: 4, path: 'M15 32l3-1 1 3-3 1z' },
  { from: 5, path: 'M-19-28l4-2 3 3-2 4-4-1zM51-2l2-1' },
  { from: 6, path: 'M22 8l6-1 2 5-5 3-4-3zM-32-2q6 5 8 13M-35 2q5 4 7 9' },
  { from: 7, path: 'M-8-46q11 9 13 23M-13-41q10 8 12 19M-41 27l6-3 5 4-2 6-7 1zM30 46q-9 4-15 13' },
] as const

/** A round from above and from the side, to one scale, in the tint of its colour and with what its clarity tells of. */
export function GradedDrawing({ stone, colour, clarity }: GradedDrawingProps) {
  const above = useMemo(() => looseStoneFromAbove(stone), [stone])
  const side = useMemo(() => stoneProfile(stone), [stone])
  const fill = { fill: tintOf(colour) }
  const width = hundredthsText(stone.widthMm)
  const depth = Math.round((stone.depthMm / stone.widthMm) * hundred)
  const midMm = (side.pavilionMm - side.crownMm) / 2
  return (
    <div className={`${styles.stage} ${own.drawings}`}>
      <figure>
        <svg
          className={drawn.drawing}
          viewBox={`${-roomMm / 2} ${-roomMm / 2} ${roomMm} ${roomMm}`}
          role="img"
          aria-label={m.tool_cs_above_alt({ width })}
        >
          <path d={closedPath(above.outline)} style={fill} />
          <path className={drawn.facets} d={linesPath(above.facets)} />
          <g className={own.inclusions} transform={`scale(${stone.widthMm / 2 / hundred})`}>
            {inclusions.map(({ from, path }) => clarity >= from && <path key={from} d={path} />)}
          </g>
        </svg>
        <figcaption>
          {m.tool_cs_above()} <b>{m.tool_cs_across({ width })}</b>
        </figcaption>
      </figure>
      <figure>
        <svg
          className={drawn.drawing}
          viewBox={`${-roomMm / 2} ${midMm - roomMm / 3} ${roomMm} ${(roomMm / 3) * 2}`}
          role="img"
          aria-label={m.tool_cs_side_alt({ depth })}
        >
          <path d={closedPath(side.outline)} style={fill} />
          <path className={drawn.facets} d={linesPath(side.facets)} />
        </svg>
        <figcaption>
          {m.tool_cs_side()} <b>{m.tool_cs_deep({ depth })}</b>
        </figcaption>
      </figure>
    </div>
  )
}
