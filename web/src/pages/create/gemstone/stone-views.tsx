import { cutOf } from '@shop/schema/geometry/stones/cut-of-stone'
import { usePersonalisation } from '#shop/design/personalisation/personalisation.ts'
import views from '#shop/design/gallery/piece-views.module.css'
import { LiveViewButton } from '#shop/viewing/live-view/live-view-button.tsx'
import { TrueSizeButton } from '#shop/viewing/true-size/true-size-button.tsx'
import type { StoneOnPage } from '#shop/gemstone/stone-on-page.ts'

/**
 * Other ways to look at a stone: in three dimensions with its own measurements, and in its true size. None for a
 * stone whose shape nobody can draw.
 */
export function StoneViews({ stone: { stone, view } }: { stone: StoneOnPage }) {
  const { fingerSize } = usePersonalisation()
  const cut = cutOf(stone)
  if (cut === null) return null
  return (
    <div className={`no-print ${views.views}`}>
      <LiveViewButton load={() => import('./stone-live-view.tsx')}>
        {({ StoneLiveView }, onClose) => (
          <StoneLiveView stone={stone} still={{ picture: view.picture, alt: view.title }} onClose={onClose} />
        )}
      </LiveViewButton>
      <TrueSizeButton
        name={view.title}
        fingerSize={fingerSize}
        load={async () => (await import('./stone-true-size.ts')).stoneTrueSize(cut)}
      />
    </div>
  )
}
