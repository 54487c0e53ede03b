import { hasLiveChat, togglesLiveChat } from '#data/enquiry/live-chat.ts'
import { m } from '#generated/paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import { footerColumns, type FooterColumn, type FooterLink } from './footer-links.ts'
import { Newsletter } from './newsletter.tsx'
import styles from './footer.module.css'

/** What the footer leads to: columns on a desktop; on a phone three of them are accordions (rules/shell#footer). */
export function FooterColumns() {
  return (
    <div className={styles.columns}>
      <Newsletter />
      {footerColumns().map((column) => (
        <Column key={column.id} column={column} />
      ))}
    </div>
  )
}

/** What a phone shows at once: the ways into the shop, and where it is followed. */
const plainColumns: readonly FooterColumn['id'][] = ['shop', 'follow']

/**
 * The browser opens and closes an accordion, with script and without. Where it is a column its content shows whether it
 * is open or not, and its title is a heading alone, with nothing to press; the style sheet shows the one title or the
 * other.
 */
function Column({ column }: { column: FooterColumn }) {
  const { id, title } = column
  return (
    <section className={styles.column}>
      <h2>{title}</h2>
      {plainColumns.includes(id) ? (
        <Ways column={column} />
      ) : (
        <details>
          <summary>
            {title}
            <Icon name="plus" />
          </summary>
          <Ways column={column} />
        </details>
      )}
    </section>
  )
}

function Ways({ column: { id, links } }: { column: FooterColumn }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <Way link={link} />
        </li>
      ))}
      {id === 'contact' && hasLiveChat() && (
        <li>
          <button type="button" {...togglesLiveChat}>
            {m.footer_chat()}
          </button>
        </li>
      )}
    </ul>
  )
}

function Way({ link: { href, name, label, mark, isOutside = false } }: { link: FooterLink }) {
  if (!isOutside) {
    return (
      <ShopLink href={href} aria-label={label} {...mark}>
        {name}
      </ShopLink>
    )
  }
  return (
    <a href={href} aria-label={label}>
      {name}
    </a>
  )
}
