import picture from './night-ring.avif'
import fallbackPicture from './night-ring.webp'
import phonePicture from './night-ring-480.avif'
import smallPicture from './night-ring-800.avif'

interface NightRingProps {
  readonly alt: string
  /** How wide it stands on the page, in the words of the attribute `sizes`. */
  readonly sizes: string
}

/** The three-stone ring that is drawn for the dark ground: the first picture of its page, in its first paint if it can be. */
export function NightRing({ alt, sizes }: NightRingProps) {
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={`${phonePicture} 480w, ${smallPicture} 800w, ${picture} 1300w`}
        sizes={sizes}
      />
      <img src={fallbackPicture} width={1300} height={1300} alt={alt} fetchPriority="high" decoding="sync" />
    </picture>
  )
}
