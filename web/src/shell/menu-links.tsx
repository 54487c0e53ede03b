import { m } from '#generated/paraglide/messages.js'
import { ShapeIcon } from '#ui/icon.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import {
  designLinks,
  isWithin,
  jewelleryLinks,
  shapeLinks,
  styleLinks,
  tabLinks,
  tabOf,
  weddingLinks,
} from './shell-links.ts'
import styles from './menu.module.css'

interface MenuLinksProps {
  /** Of the page that the menu is opened on. */
  readonly pathname: string
}

/** The ways into the shop, as the menu lists them. */
export function MenuLinks({ pathname }: MenuLinksProps) {
  const tab = tabOf(pathname)
  return (
    <>
      <ul className={styles.main}>
        {tabLinks.map(({ href, name }) => (
          <li key={href}>
            <ShopLink href={href} aria-current={href === tab || undefined}>
              {name()}
            </ShopLink>
          </li>
        ))}
      </ul>
      <h2>{m.header_design()}</h2>
      <ul className={styles.pairs}>
        <Links links={designLinks} pathname={pathname} />
      </ul>
      <h2>{m.header_jewellery()}</h2>
      <ul className={styles.pairs}>
        <Links links={jewelleryLinks} pathname={pathname} />
      </ul>
      <h2>{m.header_wedding_rings()}</h2>
      <ul className={styles.pairs}>
        <Links links={weddingLinks} pathname={pathname} />
      </ul>
      <h2>{m.header_styles()}</h2>
      <ul>
        {styleLinks.map(({ href, name }) => (
          <li key={href}>
            <ShopLink href={href}>{name}</ShopLink>
          </li>
        ))}
      </ul>
      <h2>{m.header_shapes()}</h2>
      <ul className={styles.shapes}>
        {shapeLinks.map(({ href, name, slug }) => (
          <li key={href}>
            <ShopLink href={href}>
              <ShapeIcon shape={slug} />
              {name}
            </ShopLink>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Links to lists, each current on all that stands on its list. */
function Links({ links, pathname }: { links: typeof tabLinks; pathname: string }) {
  return links.map(({ href, name }) => (
    <li key={href}>
      <ShopLink href={href} aria-current={isWithin(pathname, href) || undefined}>
        {name()}
      </ShopLink>
    </li>
  ))
}
