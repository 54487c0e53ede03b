import type { KeyboardEvent, ReactNode } from 'react'
import { formatCount } from '#data/language/numbers.ts'
import { m } from '#generated/paraglide/messages.js'
import { ShopLink } from '#ui/shop-link.tsx'
import styles from './option-link.module.css'

/** An option of a filter as the page shows it. */
export interface FilterChoice {
  readonly slug: string
  readonly name: string
  /** How much the list would hold, the other options of its filter ignored. */
  readonly count: number
  /** Whether there may be more than are counted. */
  readonly isAtLeast?: boolean
  readonly isChosen: boolean
  /** Where choosing or clearing it leads. */
  readonly href: string
}

interface OptionLinkProps {
  readonly choice: FilterChoice
  readonly className: string | undefined
  /** What is counted, for those who hear the number. */
  readonly noun: (count: number) => string
  /** What stands before the name. */
  readonly children?: ReactNode
  /** What stands after the name of a chosen option, for those who see it. */
  readonly mark?: ReactNode
}

/**
 * An option of a filter: a link, so that it works before the script arrives and has an address to share; no
 * link where it leaves nothing. It says in words that it is chosen. Space follows it too, because what can be
 * chosen and cleared looks like a checkbox.
 */
export function OptionLink({ choice, className, noun, children, mark }: OptionLinkProps) {
  const label = (
    <>
      {children}
      <span className={styles.name}>{choice.name}</span>
      {choice.isChosen && mark}
      <span className={styles.count}>
        {choice.isAtLeast ? m.list_at_least({ count: formatCount(choice.count) }) : formatCount(choice.count)}
        <span className="sr-only">
          {' '}
          {noun(choice.count)}
          {choice.isChosen && m.list_chosen()}
        </span>
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
      onKeyDown={followOnSpace}
    >
      {label}
    </ShopLink>
  )
}

function followOnSpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return
  // The page would scroll instead.
  event.preventDefault()
  if (!event.repeat) event.currentTarget.click()
}
