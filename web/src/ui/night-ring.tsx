import picture from './night-ring.webp'
import smallPicture from './night-ring-800.webp'

interface NightRingProps {
  readonly alt: string
  /** How wide it stands on the page, in the words of the attribute `sizes`. */
  readonly sizes: string
}

/** The three-stone ring that is drawn for the dark ground: the first picture of its page. */
export function NightRing({ alt, sizes }: NightRingProps) {
  return (
    <img
      src={picture}
      srcSet={`${smallPicture} 800w, ${picture} 1300w`}
      sizes={sizes}
      width={1300}
      height={1300}
      alt={alt}
      fetchPriority="high"
    />
  )
}
