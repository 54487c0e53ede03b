import { Picture } from '#ui/picture.tsx'
import stages from '#ui/stage.module.css'
import type { GalleryPicture } from '../designer/gallery-pictures.ts'
import styles from './review-pictures.module.css'

/** The ring, large, and beneath it from above and from the front where there are such pictures. */
export function ReviewPictures({ pictures: [main, ...others] }: { pictures: readonly GalleryPicture[] }) {
  return (
    <div className={styles.pictures}>
      <span className={stages.stage}>
        <Picture src={main?.src ?? null} alt={main?.alt ?? ''} isFirst />
      </span>
      {others.slice(0, 2).map(({ src, alt }) => (
        <span key={src ?? alt} className={stages.stage}>
          <Picture src={src} alt={alt} isEager />
        </span>
      ))}
    </div>
  )
}
