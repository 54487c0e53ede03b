import type { ReactNode } from 'react'
import type { OwnAnswer } from '#data/account/use-own.ts'
import { inSentence } from '#data/language/nouns.ts'
import { m } from '#generated/paraglide/messages.js'
import { Notice } from '#ui/form/notice.tsx'
import skeletons from '#ui/skeleton.module.css'
import { partTitle, type AccountPart } from './account-parts.ts'
import styles from './account-section.module.css'

interface AccountSectionProps {
  readonly part: AccountPart
  /** What can be done with all of it, beside the title. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A section of the account: its title and what it holds. */
export function AccountSection({ part, action, children }: AccountSectionProps) {
  return (
    <section id={part} className={styles.section} aria-labelledby={`${part}-title`}>
      <div className={styles.head}>
        <h2 id={`${part}-title`}>{partTitle(part)}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}

/**
 * What a section shows of an answer: the shape of it until it comes, and where it does not a sentence and a retry. It
 * fails by itself: the rest of the page goes on.
 */
export function SectionAnswer<Data>({
  answer: { data, hasFailed, retry },
  part,
  children,
}: {
  answer: OwnAnswer<Data>
  part: AccountPart
  children: (data: Data) => ReactNode
}) {
  return (
    <>
      {hasFailed && (
        <Notice kind="error">
          <p>{m.account_section_failed({ part: inSentence(partTitle(part)) })}</p>
          <button type="button" className={`link ${styles.act}`} onClick={retry}>
            {m.account_retry()}
          </button>
        </Notice>
      )}
      {data === null ? <SectionSkeleton /> : children(data)}
    </>
  )
}

/** The shape of a section before anything of it is known; nothing in it is read out, the title above it is. */
export function SectionSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <i className={skeletons.line} />
      <i className={skeletons.line} />
      <i className={skeletons.shortLine} />
    </div>
  )
}
