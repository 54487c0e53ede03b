import type { ReactNode } from 'react'
import { Picture } from '#ui/picture.tsx'
import stages from '#ui/stage.module.css'
import type { ShownGalleryPicture } from '#shop/design/gallery/gallery-pictures.ts'
import styles from './review-pictures.module.css'

interface ReviewPicturesProps {
  /** Of the setting; the second one may be a small one. */
  readonly pictures: readonly ShownGalleryPicture[]
  /** Of the stones. */
  readonly stones: readonly ShownGalleryPicture[]
  /** What stands over the large one. */
  readonly children?: ReactNode
}

/** The piece, large, and beneath it two more where there are two: its other side and the very stones. */
export function ReviewPictures({ pictures: [main, second], stones, children }: ReviewPicturesProps) {
  const others = (second ? [second, ...stones] : stones).slice(0, 2)
  return (
    <div className={styles.pictures}>
      <div className={styles.main}>
        <span className={stages.stage}>
          <Picture picture={main?.picture ?? null} alt={main?.alt ?? ''} sizes={mainSizes} isFirst isLarge />
        </span>
        {children}
      </div>
      {others.length === 2 &&
        others.map(({ picture, alt }, at) => (
          // Both stones of a pair may show the same picture.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={at} className={stages.stage}>
            <Picture picture={picture} alt={alt} sizes={otherSizes} isEager />
          </span>
        ))}
    </div>
  )
}

/** How wide they stand in `review-page.module.css`. */
const mainSizes =
  '(max-width: 43.74em) calc(100vw - 2.5rem), (max-width: 64em) calc(38vw - 1.6rem), min(45vw - 2rem, 39rem)'
const otherSizes =
  '(max-width: 43.74em) calc(50vw - 2rem), (max-width: 64em) calc(19vw - 1.3rem), min(22vw - 1rem, 19rem)'
