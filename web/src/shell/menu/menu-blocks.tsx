import type { MenuBlock } from '@shop/schema/http/content'
import { shownPicture } from '#data/shown-picture.ts'
import { ShapeIcon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import { Swatch } from '#ui/swatch.tsx'
import stage from '#ui/stage.module.css'
import styles from './menu-blocks.module.css'

type Links = Extract<MenuBlock, { type: 'links' }>
type BlockPictureFile = Extract<MenuBlock, { type: 'tile' }>['picture']

/** The ground of a piece. */
export const stageClass = `${stage.stage} ${styles.stage}`

/** The links of a list, with what is drawn before each. */
export function LinkList({ block: { links, look, title } }: { readonly block: Links }) {
  return (
    <ul className={styles.links} data-look={look} aria-label={title}>
      {links.map(({ href, title: name, sign }) => (
        <li key={href}>
          <ShopLink href={href}>
            {sign !== undefined && look === 'shapes' && <ShapeIcon shape={sign} />}
            {sign !== undefined && look === 'metals' && <Swatch colour={sign} />}
            {name}
          </ShopLink>
        </li>
      ))}
    </ul>
  )
}

/** The picture of a block, as the content service names it. */
export function BlockPicture({
  picture: { source, smallSource, alt },
  sizes,
}: {
  readonly picture: BlockPictureFile
  readonly sizes: string
}) {
  return <Picture picture={shownPicture({ source, smallSource, width: 640 })} alt={alt} sizes={sizes} />
}
