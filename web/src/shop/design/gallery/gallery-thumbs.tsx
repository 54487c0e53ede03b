import { m } from '#generated/paraglide/messages.js'
import type { DrawnPictures, DrawnView } from '#shop/viewing/live-view/drawn-view.ts'
import { ViewSketch } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import stages from '#ui/stage.module.css'
import type { ShownGalleryPicture } from './gallery-pictures.ts'
import styles from './gallery.module.css'

interface GalleryThumbsProps {
  readonly pictures: readonly ShownGalleryPicture[]
  /** What is drawn when it is asked for. */
  readonly views: readonly DrawnView[]
  /** What has been drawn of it so far. */
  readonly drawn: DrawnPictures
  /** What stands large: the picture of this number, or a drawn view. */
  readonly current: number | DrawnView
  /** How wide the large picture stands. */
  readonly sizes: string
  readonly onShow: (index: number) => void
  readonly onAsk: (view: DrawnView) => void
}

const names: Readonly<Record<DrawnView, () => string>> = {
  side: m.live_view_side,
  above: m.live_view_above,
  detail: m.live_view_detail,
  hand: m.live_view_worn,
  ear: m.live_view_on_ear,
  neck: m.live_view_on_neck,
}

/** The small pictures of a gallery; of a view that nothing has been drawn of yet, a few lines. */
export function GalleryThumbs({ pictures, views, drawn, current, sizes, onShow, onAsk }: GalleryThumbsProps) {
  return (
    <ol className={styles.thumbs}>
      {pictures.map(({ picture }, index) => (
        <li key={picture?.src ?? index}>
          <button
            type="button"
            className={stages.stage}
            aria-label={m.setting_picture({ number: index + 1, total: pictures.length })}
            aria-current={index === current || undefined}
            onClick={() => onShow(index)}
          >
            {/* In the size of the large one: the browser has that file already. */}
            <Picture picture={picture} alt="" sizes={sizes} isLarge isEager />
          </button>
        </li>
      ))}
      {views.map((view) => (
        <li key={view} className={styles.drawn}>
          <button type="button" aria-current={view === current || undefined} onClick={() => onAsk(view)}>
            <span className={stages.stage}>
              {drawn[view] === undefined ? (
                <ViewSketch view={sketchOf(view, views)} />
              ) : (
                <img src={drawn[view]} alt="" />
              )}
            </span>
            {names[view]()}
          </button>
        </li>
      ))}
    </ol>
  )
}

/** Which lines stand for a view, of a ring with a stone, a band or what hangs. */
function sketchOf(view: DrawnView, views: readonly DrawnView[]): string {
  const isRing = views.includes('hand')
  if (view === 'side' && !isRing) return 'side-hanging'
  if (view === 'above' && !views.includes('detail')) return 'above-loop'
  return view
}
