import { useState } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import stages from '#ui/stage.module.css'
import { aloneSizes } from '#shop/design/gallery/gallery.tsx'
import type { StoneView } from '#shop/gemstone/stone-view.ts'
import { StonePicture } from '#shop/gemstone/stone-stage.tsx'
import styles from './stone-gallery.module.css'

/**
 * The picture of a stone; one that turns is loaded when it is asked for, and stands still for whoever asks for
 * less motion.
 */
export function StoneGallery({ view }: { view: StoneView }) {
  const [isTurning, setTurning] = useState(false)
  const { turning } = view
  return (
    <div className={styles.gallery}>
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
      {turning && (
        <button
          type="button"
          className={styles.turn}
          aria-pressed={isTurning}
          onClick={() => setTurning(!isTurning)}
        >
          <Icon name="turn" />
          {m.stone_page_turn()}
        </button>
      )}
      {isTurning && <p className={`caption ${styles.reduced}`}>{m.stone_page_turn_reduced()}</p>}
      {!view.isPictured && <p className="caption">{m.stone_page_shape_only()}</p>}
    </div>
  )
}
