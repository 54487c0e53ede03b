import { cutOf } from '@shop/schema/geometry/cut-of-stone'
import { looseStoneLook } from '@shop/schema/geometry/stone-looks'
import { useMemo } from 'react'
import { useMadeToOrder } from '../../designer/made-to-order.ts'
import views from '../../designer/piece-views.module.css'
import { LiveViewButton } from '../../live-view/live-view-button.tsx'
import { TrueSizeButton } from '../../true-size/true-size-button.tsx'
import { stoneInTrueSize } from '../../true-size/true-size-thing.ts'
import type { StoneOnPage } from '../stone/stone-on-page.ts'

/**
 * Other ways to look at a stone: in three dimensions with its own measurements, and in its true size. None for a
 * stone whose shape nobody can draw.
 */
export function StoneViews({ stone: { stone, view } }: { stone: StoneOnPage }) {
  const { fingerSize } = useMadeToOrder()
  const cut = useMemo(() => cutOf(stone), [stone])
  const piece = useMemo(() => cut && ({ kind: 'loose-stone', stone: cut } as const), [cut])
  if (piece === null) return null
  return (
    <div className={`no-print ${views.views}`}>
      <LiveViewButton
        piece={piece}
        metal={null}
        stoneLook={looseStoneLook(stone)}
        still={{ picture: view.picture, alt: view.title }}
      />
      <TrueSizeButton
        name={view.title}
        thing={stoneInTrueSize(piece.stone)}
        metal="platinum"
        fingerSize={fingerSize}
      />
    </div>
  )
}
