import { cutOf } from '@shop/schema/geometry/stones/cut-of-stone'
import { usePersonalisation } from '#shop/design/personalisation/personalisation.ts'
import views from '#shop/design/gallery/piece-views.module.css'
import { TrueSizeButton } from '#shop/viewing/true-size/true-size-button.tsx'
import type { StoneOnPage } from '#shop/gemstone/stone-on-page.ts'

/** A stone in its true size; nothing for one whose shape nobody can draw. */
export function StoneViews({ stone: { stone, view } }: { readonly stone: StoneOnPage }) {
  const { fingerSize } = usePersonalisation()
  const cut = cutOf(stone)
  if (cut === null) return null
  return (
    <div className={`no-print ${views.views}`}>
      <TrueSizeButton
        name={view.title}
        fingerSize={fingerSize}
        load={async () => (await import('./stone-true-size.ts')).stoneTrueSize(cut)}
      />
    </div>
  )
}
