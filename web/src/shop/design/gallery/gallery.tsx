import { useMemo, useRef, useState, type ReactNode } from 'react'
import { reportError } from '#data/report-error.ts'
import { m } from '#generated/paraglide/messages.js'
import type { AskedView, DrawnPictures, DrawnView } from '#shop/viewing/live-view/drawn-view.ts'
import type { ViewedPiece } from '#shop/viewing/live-view/viewed-piece.ts'
import { isWornView } from '#shop/viewing/live-view/worn-view.ts'
import { Icon } from '#ui/icon.tsx'
import { LazyDialog } from '#ui/lazy-dialog.tsx'
import { Picture } from '#ui/picture.tsx'
import stages from '#ui/stage.module.css'
import { GalleryLinkContext } from './gallery-link.ts'
import { GalleryThumbs } from './gallery-thumbs.tsx'
import type { ShownGalleryPicture } from './gallery-pictures.ts'
import styles from './gallery.module.css'

/** How wide the large picture of a page stands in `piece-page.module.css`, beside what is decided. */
const narrowSizes =
  '(max-width: 43.74em) 100vw, (max-width: 53.99em) calc(93vw - 6.5rem), (max-width: 64em) calc(50vw - 1rem)'
const besideThumbs = `${narrowSizes}, min(52vw - 8rem, 41rem)`
export const aloneSizes = `${narrowSizes}, min(58vw - 6.5rem, 45.5rem)`

const noViews: readonly DrawnView[] = []

interface GalleryProps {
  readonly name: string
  readonly pictures: readonly ShownGalleryPicture[]
  /** What is drawn of the piece when it is asked for, after its pictures; what stands over the large one shows it. */
  readonly drawnViews?: readonly DrawnView[]
  /** Names how the piece looks: what was drawn of it when it looked otherwise is not shown. */
  readonly look?: string
  /** What its pictures show, for who looks closely. */
  readonly piece?: (() => Promise<ViewedPiece | null>) | undefined
  /** What stands over the large picture, whichever that is; it stays when the pictures change. */
  readonly children?: ReactNode
}

/**
 * The pictures of a piece in one row that scrolls and snaps, so that a finger, the keyboard and a wheel
 * move it without a script; the thumbnails are for the pointer.
 */
export function Gallery({ name, pictures, drawnViews = noViews, look = '', piece, children }: GalleryProps) {
  const row = useRef<HTMLUListElement>(null)
  const first = pictures[0]?.picture?.src ?? name
  const [at, setAt] = useState({ first, index: 0 })
  // In another metal it begins with the first again.
  const current = at.first === first ? at.index : 0
  const [asked, setAsked] = useState<AskedView | null>(null)
  const [thumbs, setThumbs] = useState<DrawnThumbs>({ look, pictures: {}, isLive: false })
  const wornView = drawnViews.find(isWornView)
  // The second picture is of the side.
  const views = pictures.length > 1 ? drawnViews.filter((view) => view !== 'side') : drawnViews
  const link = useMemo(
    () => ({
      asked,
      onClosed: () => {
        setAsked(null)
        setThumbs(atRest)
      },
      onWorn: (isWorn: boolean) => setAsked(isWorn && wornView ? { view: wornView } : null),
      onThumbs: (drawn: DrawnPictures) =>
        setThumbs((before) => ({
          look,
          pictures: { ...(before.look === look && before.pictures), ...drawn },
          isLive: true,
        })),
    }),
    [asked, wornView, look],
  )
  const drawn = asked?.view ?? null
  const isAlone = pictures.length + views.length === 1
  const shown = pictures[current] ?? pictures[0]
  const sizes = isAlone ? aloneSizes : besideThumbs

  function show(index: number, behavior: ScrollBehavior = 'auto') {
    setAsked({ view: null })
    setThumbs(atRest)
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
        <GalleryThumbs
          pictures={pictures}
          views={views}
          drawn={drawnOf(thumbs, look)}
          current={drawn ?? current}
          sizes={sizes}
          onShow={show}
          onAsk={(view) => setAsked({ view })}
        />
      )}
    </section>
  )
}

/** Small pictures of what has been drawn, of a piece that looked like that; `isLive` while it is to be seen itself. */
interface DrawnThumbs {
  readonly look: string
  readonly pictures: DrawnPictures
  readonly isLive: boolean
}

function atRest(thumbs: DrawnThumbs): DrawnThumbs {
  return { ...thumbs, isLive: false }
}

/** Those of the piece as it looks now; while it is to be seen itself, those before stay until they are drawn anew. */
function drawnOf({ look, pictures, isLive }: DrawnThumbs, lookNow: string): DrawnPictures {
  return isLive || look === lookNow ? pictures : {}
}
