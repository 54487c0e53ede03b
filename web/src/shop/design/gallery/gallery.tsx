import { useMemo, useRef, useState, type ReactNode } from 'react'
import { reportError } from '#data/report-error.ts'
import { m } from '#generated/paraglide/messages.js'
import type { AskedView, DrawnView } from '#shop/viewing/live-view/drawn-view.ts'
import type { ViewedPiece } from '#shop/viewing/live-view/viewed-piece.ts'
import { isWornView } from '#shop/viewing/live-view/worn-view.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { LazyDialog } from '#ui/lazy-dialog.tsx'
import { Picture } from '#ui/picture.tsx'
import stages from '#ui/stage.module.css'
import { GalleryLinkContext } from './gallery-link.ts'
import type { ShownGalleryPicture } from './gallery-pictures.ts'
import styles from './gallery.module.css'

/** How wide the large picture of a page stands in `piece-page.module.css`, beside what is decided. */
const narrowSizes =
  '(max-width: 43.74em) 100vw, (max-width: 53.99em) calc(93vw - 6.5rem), (max-width: 64em) calc(50vw - 1rem)'
const besideThumbs = `${narrowSizes}, min(52vw - 8rem, 41rem)`
export const aloneSizes = `${narrowSizes}, min(58vw - 6.5rem, 45.5rem)`

const drawnIcons: Readonly<Record<DrawnView, IconName>> = {
  above: 'above',
  detail: 'zoom',
  hand: 'hand',
  ear: 'ear',
  neck: 'neck',
}
const drawnNames: Readonly<Record<DrawnView, () => string>> = {
  above: m.live_view_above,
  detail: m.live_view_detail,
  hand: m.live_view_worn,
  ear: m.live_view_on_ear,
  neck: m.live_view_on_neck,
}

const noViews: readonly DrawnView[] = []

interface GalleryProps {
  readonly name: string
  readonly pictures: readonly ShownGalleryPicture[]
  /** What is drawn of the piece when it is asked for, after its pictures; what stands over the large one shows it. */
  readonly drawnViews?: readonly DrawnView[]
  /** What its pictures show, for who looks closely. */
  readonly piece?: (() => Promise<ViewedPiece | null>) | undefined
  /** What stands over the large picture, whichever that is; it stays when the pictures change. */
  readonly children?: ReactNode
}

/**
 * The pictures of a piece in one row that scrolls and snaps, so that a finger, the keyboard and a wheel
 * move it without a script; the thumbnails are for the pointer.
 */
export function Gallery({ name, pictures, drawnViews = noViews, piece, children }: GalleryProps) {
  const row = useRef<HTMLUListElement>(null)
  const first = pictures[0]?.picture?.src ?? name
  const [at, setAt] = useState({ first, index: 0 })
  // In another metal it begins with the first again.
  const current = at.first === first ? at.index : 0
  const [asked, setAsked] = useState<AskedView | null>(null)
  const wornView = drawnViews.find(isWornView)
  const link = useMemo(
    () => ({
      asked,
      onClosed: () => setAsked(null),
      onWorn: (isWorn: boolean) => setAsked(isWorn && wornView ? { view: wornView } : null),
    }),
    [asked, wornView],
  )
  const drawn = asked?.view ?? null
  const isAlone = pictures.length + drawnViews.length === 1
  const shown = pictures[current] ?? pictures[0]
  const sizes = isAlone ? aloneSizes : besideThumbs

  function show(index: number, behavior: ScrollBehavior = 'auto') {
    setAsked({ view: null })
    const target = row.current?.children.item((index + pictures.length) % pictures.length)
    if (target instanceof HTMLElement) row.current?.scrollTo({ left: target.offsetLeft, behavior })
  }

  return (
    <section
      className={styles.gallery}
      data-single={isAlone || undefined}
      aria-label={m.setting_gallery({ name })}
    >
      <div className={styles.main}>
        <ul
          key={first}
          ref={row}
          className={styles.row}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of a keyboard
          tabIndex={0}
          aria-label={m.setting_gallery({ name })}
          onScroll={({ currentTarget }) =>
            setAt({
              first,
              index: Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth)),
            })
          }
        >
          {pictures.map(({ picture, alt }, index) =>
            picture === null ? (
              <li key="missing" className={styles.missing}>
                <span>
                  <Picture picture={null} alt={alt} sizes="6rem" isFirst={index === 0} />
                  {m.product_picture_missing()}
                </span>
              </li>
            ) : (
              <li key={picture.src} className={stages.stage}>
                <Picture picture={picture} alt={alt} sizes={sizes} isFirst={index === 0} isLarge />
              </li>
            ),
          )}
        </ul>
        {shown?.picture && (
          <LazyDialog
            className={styles.zoom}
            label={
              <>
                <Icon name="zoom" />
                {m.setting_zoom()}
              </>
            }
            load={() => import('./enlarged-picture.tsx')}
            failure={m.setting_zoom_failed()}
            onFailure={(error) => reportError(error, { where: 'enlarged picture' })}
          >
            {({ EnlargedPicture }, onClose) => (
              <EnlargedPicture
                name={name}
                shown={shown}
                number={current + 1}
                total={pictures.length}
                piece={piece}
                // Nobody sees the row behind it move, and what cuts that short would leave the picture as it was.
                onTurn={(pictureCount) => show(current + pictureCount, 'instant')}
                onClose={onClose}
              />
            )}
          </LazyDialog>
        )}
        <GalleryLinkContext value={link}>{children}</GalleryLinkContext>
      </div>
      {!isAlone && (
        <ol className={styles.thumbs}>
          {pictures.map(({ picture }, index) => (
            <li key={picture?.src ?? index}>
              <button
                type="button"
                className={stages.stage}
                aria-label={m.setting_picture({ number: index + 1, total: pictures.length })}
                aria-current={(drawn === null && index === current) || undefined}
                onClick={() => show(index)}
              >
                {/* In the size of the large one: the browser has that file already. */}
                <Picture picture={picture} alt="" sizes={sizes} isLarge isEager />
              </button>
            </li>
          ))}
          {drawnViews.map((view) => (
            <li key={view} className={styles.drawn}>
              <button
                type="button"
                className={stages.stage}
                aria-current={view === drawn || undefined}
                onClick={() => setAsked({ view })}
              >
                <Icon name={drawnIcons[view]} />
                {drawnNames[view]()}
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
