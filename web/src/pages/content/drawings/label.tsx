import type { ReactNode } from 'react'

/** Height of letters in a drawing of a stone, in its millimetres. */
export const lettersMm = 0.42

interface LabelProps {
  readonly xMm: number
  readonly yMm: number
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly heightMm?: number
  readonly children: ReactNode
}

/** A word in a drawing, on the middle of its line. */
export function Label({ xMm, yMm, anchor = 'start', heightMm = lettersMm, children }: LabelProps) {
  return (
    <text x={xMm} y={yMm + heightMm / 3} fontSize={heightMm} textAnchor={anchor} aria-hidden="true">
      {children}
    </text>
  )
}
