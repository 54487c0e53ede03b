import type { PictureFile } from '#lib/picture-file.ts'
import styles from './picture.module.css'

export interface PictureProps {
  /** Null shows the placeholder. */
  readonly picture: PictureFile | null
  readonly alt: string
  /** How wide it stands on the page, in the words of the attribute `sizes`. */
  readonly sizes: string
  /** The first picture of a page: fetched before everything else. */
  readonly isFirst?: boolean
  /** Stands large: a screen that shows more than the usual file takes the largest there is. */
  readonly isLarge?: boolean
  /** In sight when the page opens, so not put off until it is scrolled to. */
  readonly isEager?: boolean
  readonly className?: string | undefined
}

const missing = '/placeholder-300X300.webp'
const smallWidth = 320
/** Of a picture whose width nobody has said (contract, Asset.source). */
const usualWidth = 640
/** Where a picture that stands large has more than 640 of the screen's pixels. */
const largeMedia = '(min-resolution: 1.5dppx), (min-width: 54em)'

/**
 * A square picture that keeps its place while it loads, blurred where its few first pixels are known, and shows
 * the placeholder when it cannot be had. The browser takes the small file where that is sharp enough. A colour for its
 * stone needs a stage round both.
 */
export function Picture({
  picture,
  alt,
  sizes,
  isFirst = false,
  isLarge = false,
  isEager = isFirst,
  className,
}: PictureProps) {
  const { src, smallSrc, largeSrc, width, placeholder, stone } = picture ?? missingPicture
  const side = width ?? usualWidth
  const image = (
    <img
      src={src}
      {...(smallSrc !== null && { srcSet: `${smallSrc} ${smallWidth}w, ${src} ${side}w`, sizes })}
      alt={alt}
      width={side}
      height={side}
      className={className}
      style={placeholder === null ? undefined : { background: `url(${placeholder}) 50% / cover` }}
      loading={isEager ? 'eager' : 'lazy'}
      {...(isFirst && { fetchPriority: 'high' })}
      decoding="async"
      onError={({ currentTarget }) => showPlaceholder(currentTarget)}
    />
  )
  const shown =
    isLarge && largeSrc ? (
      <picture>
        {/* With the picture: one whose file could not be had is not tried for the next. */}
        <source key={largeSrc} type="image/avif" srcSet={largeSrc} media={largeMedia} />
        {image}
      </picture>
    ) : (
      image
    )
  if (!stone) return shown
  return (
    <>
      {shown}
      {[styles.glow, styles.depth].map((layer) => (
        <i
          key={layer}
          className={`${styles.stone} ${layer} ${className ?? ''}`}
          style={{ color: stone.colour, maskImage: `url("${stone.mask}")` }}
        />
      ))}
    </>
  )
}

const missingPicture: PictureFile = { src: missing, smallSrc: null, width: null, placeholder: null }

/** What stands in place of a picture that could not be had: its usual file, or else the placeholder. */
export function showPlaceholder(image: HTMLImageElement): void {
  const large = image.parentElement?.querySelector(':scope > source[srcset]')
  // The usual file is asked for then.
  if (large) return large.removeAttribute('srcset')
  if (image.src.endsWith(missing)) return
  // A browser prefers what the set offers, and shows the blurred pixels through what is clear.
  image.removeAttribute('srcset')
  image.style.background = ''
  image.src = missing
}
