import { shapeWord } from './stone-name.ts'
import { m } from '#generated/paraglide/messages.js'
import type { PictureFile } from '#lib/picture-file.ts'
import { Picture } from '#ui/picture.tsx'
import stages from '#ui/stage.module.css'
import type { StoneView } from './stone-view.ts'

interface StonePictureProps {
  readonly view: StoneView
  /** How wide it stands on the page, in the words of the attribute `sizes`. */
  readonly sizes: string
  /** Beside words that name the stone: nothing is read aloud twice. */
  readonly isBesideTitle?: boolean
  readonly isFirst?: boolean
  readonly isEager?: boolean
  readonly isLarge?: boolean
  /** The stone as it was drawn from its record, to the scale of others beside it; its own picture until then. */
  readonly drawn?: string | undefined
}

/** The picture of a stone on its stage, the drawn shape where there is none. */
export function StonePicture({
  view,
  sizes,
  isBesideTitle = false,
  isFirst = false,
  isEager,
  isLarge = false,
  drawn,
}: StonePictureProps) {
  const alt = view.isPictured ? view.title : m.stone_picture_shape({ shape: shapeWord(view.shapeName) })
  return (
    <span className={stages.stage}>
      <Picture
        picture={drawn === undefined ? view.picture : drawnPicture(drawn)}
        alt={isBesideTitle ? '' : alt}
        sizes={sizes}
        isFirst={isFirst}
        isLarge={isLarge}
        isEager={isEager ?? isFirst}
      />
    </span>
  )
}

function drawnPicture(src: string): PictureFile {
  return { src, smallSrc: null, width: null, placeholder: null }
}
