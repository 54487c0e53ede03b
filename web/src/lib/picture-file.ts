/** A colour as CSS writes it, and the file that says where to lay it. */
export interface StoneColour {
  readonly colour: string
  readonly mask: string
}

/** The files of a picture, at addresses that a browser can ask for. */
export interface PictureFile {
  readonly src: string
  /** The same picture 320 pixels wide; null when there is none. */
  readonly smallSrc: string | null
  /** The same picture 1280 pixels wide, as AVIF; none when nobody has asked for it, or there is none. */
  readonly largeSrc?: string | null | undefined
  /** Pixels of `src`; null when unknown. */
  readonly width: number | null
  /** A few blurred pixels as a data address; null when nobody has asked for them. */
  readonly placeholder: string | null
  /** A colour for the stone in the picture; none where it is as pictured. */
  readonly stone?: StoneColour | undefined
}
