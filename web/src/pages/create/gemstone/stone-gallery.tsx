import { cutOf } from '@shop/schema/geometry/stones/cut-of-stone'
import { useState } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import stages from '#ui/stage.module.css'
import { aloneSizes } from '#shop/design/gallery/gallery.tsx'
import type { StoneOnPage } from '#shop/gemstone/stone-on-page.ts'
import { StonePicture } from '#shop/gemstone/stone-stage.tsx'
import { LivePicture } from '#shop/viewing/live-view/live-picture.tsx'
import styles from './stone-gallery.module.css'

/**
 * The picture of a stone, which becomes the stone in three dimensions at a touch, drawn from its own measurements;
 * not of one whose shape nobody can draw. A picture that turns is loaded when it is asked for, and stands still for
 * whoever asks for less motion.
 */
export function StoneGallery({ stone: { stone, view } }: { readonly stone: StoneOnPage }) {
  const [isTurning, setTurning] = useState(false)
  const { turning } = view
  return (
    <div className={styles.gallery}>
      <div className={styles.picture}>
        {isTurning && turning ? (
          <span className={stages.stage}>
            <Picture
              picture={turning}
              alt={m.stone_page_turning({ title: view.title })}
              sizes={aloneSizes}
              isEager
            />
          </span>
        ) : (
          <StonePicture view={view} sizes={aloneSizes} isFirst isLarge />
        )}
        {cutOf(stone) && (
          <LivePicture load={() => import('./stone-live-view.tsx')} isWhole>
            {({ StoneLiveView }, onClose) => (
              <StoneLiveView
                stone={stone}
                still={{ picture: view.picture, alt: view.title }}
                onClose={onClose}
              />
            )}
          </LivePicture>
        )}
        {turning && (
          <div className={`no-print ${styles.turn}`}>
            <button type="button" aria-pressed={isTurning} onClick={() => setTurning(!isTurning)}>
              <Icon name={isTurning ? 'pause' : 'play'} />
              {m.stone_page_turn()}
            </button>
          </div>
        )}
      </div>
      {isTurning && <p className={`caption ${styles.reduced}`}>{m.stone_page_turn_reduced()}</p>}
      {!view.isPictured && <p className="caption">{m.stone_page_shape_only()}</p>}
    </div>
  )
}
