import type { SyntheticEvent } from 'react'

export interface PictureProps {
  readonly src: string | null
  readonly alt: string
  /** The first picture of a page: fetched before everything else. */
  readonly isFirst?: boolean
  /** In sight when the page opens, so not put off until it is scrolled to. */
  readonly isEager?: boolean
  readonly className?: string | undefined
}

const placeholder = '/placeholder-300X300.webp'

/** A square picture that keeps its place while it loads and shows the placeholder when it cannot. */
export function Picture({ src, alt, isFirst = false, isEager = isFirst, className }: PictureProps) {
  return (
    <img
      src={src ?? placeholder}
      alt={alt}
      width={600}
      height={600}
      className={className}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      onError={showPlaceholder}
    />
  )
}

function showPlaceholder({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  if (!currentTarget.src.endsWith(placeholder)) currentTarget.src = placeholder
}
