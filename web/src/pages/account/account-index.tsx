import { m } from '#generated/paraglide/messages.js'
import { accountParts, partTitle, type AccountPart } from './account-parts.ts'
import { useCurrentPart } from './current-part.ts'
import styles from './account-index.module.css'

/** How much a section holds; null while that is not known. */
export type PartCounts = Readonly<Partial<Record<AccountPart, number | null>>>

/** The sections of the page, with how much each holds; the one that is in sight is marked. */
export function AccountIndex({ counts }: { counts: PartCounts | null }) {
  const current = useCurrentPart()
  return (
    <nav className={styles.index} aria-label={m.account_index()}>
      <ul>
        {accountParts.map((part) => (
          <li key={part}>
            <a href={`#${part}`} aria-current={part === current || undefined}>
              {partTitle(part)}
              <span>{counts?.[part]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
