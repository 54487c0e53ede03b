import { m } from '#generated/paraglide/messages.js'
import { ShopLink } from '#ui/shop-link.tsx'
import styles from './breadcrumbs.module.css'
import type { Crumb } from '#data/structured-data.ts'

/** The way to a page; its last step is the page itself and leads nowhere. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const steps = crumbs.slice(0, -1)
  const here = crumbs.at(-1)
  return (
    <nav className={styles.crumbs} aria-label={m.crumbs_label()}>
      <ol>
        {steps.map(({ name, href, language }) => (
          <li key={href} lang={language}>
            <ShopLink href={href}>{name}</ShopLink>
          </li>
        ))}
        {here && (
          <li aria-current="page" lang={here.language}>
            {here.name}
          </li>
        )}
      </ol>
    </nav>
  )
}
