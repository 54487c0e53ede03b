import type { MenuBlock, MenuPanel } from '@shop/schema/http/content'
import { ShopLink } from '#ui/shop-link.tsx'
import { BlockPicture, LinkList, stageClass } from './menu-blocks.tsx'
import styles from './menu-drawer.module.css'

/** The panel of a tab in the drawer: the same blocks, one under the other. */
export function DrawerPanel({ panel: { title, blocks } }: { readonly panel: MenuPanel }) {
  return (
    <>
      <h2>{title}</h2>
      {blocks.map((block) => (
        <Block key={`${block.type} ${'title' in block ? block.title : ''}`} block={block} />
      ))}
    </>
  )
}

function Block({ block }: { readonly block: MenuBlock }) {
  switch (block.type) {
    case 'steps':
      return (
        <ul className={styles.steps} aria-label={block.title}>
          {block.links.map(({ href, title, note }) => (
            <li key={href}>
              <ShopLink href={href}>
                <b>{title}</b>
                <span>{note}</span>
              </ShopLink>
            </li>
          ))}
        </ul>
      )
    case 'links':
      return (
        <>
          <p className={styles.label} aria-hidden="true">
            {block.title}
          </p>
          <LinkList block={block} />
        </>
      )
    case 'promo':
    case 'tile':
      return (
        <ShopLink className={styles.piece} href={block.href}>
          <span className={stageClass}>
            <BlockPicture picture={block.picture} sizes="8rem" />
          </span>
          <span>
            <b>{block.title}</b>
            <span>{block.note}</span>
          </span>
        </ShopLink>
      )
    case 'closing':
      return (
        <ul className={styles.closing}>
          {block.links.map(({ href, title }) => (
            <li key={href}>
              <ShopLink href={href}>{title}</ShopLink>
            </li>
          ))}
        </ul>
      )
  }
}
