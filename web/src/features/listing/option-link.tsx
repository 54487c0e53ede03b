import type { ReactNode } from 'react'
import { ShopLink } from '#ui/shop-link.tsx'
import { formatCount } from './format-count.ts'
import styles from './option-link.module.css'

/** An option of a filter as the page shows it. */
export interface FilterChoice {
  readonly slug: string
  readonly name: string
  /** How much the list would hold, the other options of its filter ignored. */
  readonly count: number
  readonly isChosen: boolean
  /** Where choosing it, or giving it up, leads. */
  readonly href: string
}

interface OptionLinkProps {
  readonly choice: FilterChoice
  readonly className: string | undefined
  /** What is counted, for those who hear the number. */
  readonly noun: (count: number) => string
  /** What stands before the name. */
  readonly children?: ReactNode
}

/** An option of a filter: a link, so that it works before the script arrives; no link where it leaves nothing. */
export function OptionLink({ choice, className, noun, children }: OptionLinkProps) {
  const label = (
    <>
      {children}
      <span className={styles.name}>{choice.name}</span>
      <span className={styles.count}>
        {formatCount(choice.count)}
        <span className="sr-only"> {noun(choice.count)}</span>
      </span>
    </>
  )
  if (choice.count === 0 && !choice.isChosen) {
    return (
      <span className={`${styles.option} ${className}`} aria-disabled="true">
        {label}
      </span>
    )
  }
  return (
    <ShopLink
      href={choice.href}
      className={`${styles.option} ${className}`}
      aria-current={choice.isChosen || undefined}
      resetScroll={false}
    >
      {label}
    </ShopLink>
  )
}
