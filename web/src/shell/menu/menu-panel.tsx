import type { MenuBlock, MenuPanel as Panel } from '@shop/schema/http/content'
import { ShopLink } from '#ui/shop-link.tsx'
import { BlockPicture, LinkList, stageClass } from './menu-blocks.tsx'
import { panelIdOf } from './panel-id.ts'
import styles from './menu-panel.module.css'

/** What opens below a tab of the header: ways in at the left, lists, a piece at the right, all there is along the edge. */
export function MenuPanel({ panel: { id, title, blocks } }: { readonly panel: Panel }) {
  const closing = blocks.find((block) => block.type === 'closing')
  return (
    <div id={panelIdOf(id)} className={styles.panel} role="group" aria-label={title}>
      <div className={`wrap ${styles.body}`}>
        <div className={styles.begin}>{blocks.map(begin)}</div>
        <div className={styles.lists}>{blocks.map(list)}</div>
        {blocks.map(tile)}
      </div>
      {closing && (
        <ul className={`wrap ${styles.closing}`}>
          {closing.links.map(({ href, title: name }) => (
            <li key={href}>
              <ShopLink className="link" href={href}>
                {name}
              </ShopLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function begin(block: MenuBlock) {
  if (block.type === 'promo') {
    return (
      <ShopLink key={block.title} className={styles.promo} href={block.href}>
        <b>{block.title}</b>
        <span className={styles.promoTile}>
          <span className={stageClass}>
            <BlockPicture picture={block.picture} sizes="7rem" />
          </span>
          <span>{block.note}</span>
        </span>
      </ShopLink>
    )
  }
  if (block.type !== 'steps') return null
  return (
    <div key={block.title}>
      <p className={styles.label} aria-hidden="true">
        {block.title}
      </p>
      <ul aria-label={block.title}>
        {block.links.map(({ href, title, note }) => (
          <li key={href}>
            <ShopLink className={styles.step} href={href}>
              <b>{title}</b>
              <span>{note}</span>
            </ShopLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

function list(block: MenuBlock) {
  if (block.type !== 'links') return null
  return (
    <div key={block.title} className={styles.list} data-look={block.look}>
      <p className={styles.label} aria-hidden="true">
        {block.title}
      </p>
      <LinkList block={block} />
    </div>
  )
}

function tile(block: MenuBlock) {
  if (block.type !== 'tile') return null
  return (
    <ShopLink key={block.href} className={styles.tile} href={block.href}>
      <span className={stageClass}>
        <BlockPicture picture={block.picture} sizes="18rem" />
      </span>
      <b>{block.title}</b>
      <span>{block.note}</span>
    </ShopLink>
  )
}
