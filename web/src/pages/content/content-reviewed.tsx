import type { LondonDate } from '@shop/schema/domain/values/calendar'
import { m } from '#generated/paraglide/messages.js'
import { longDate } from '#data/language/dates.ts'
import styles from './content-head.module.css'

interface ContentReviewedProps {
  readonly day: string
  /** Whether the page stands in another language than the shop. */
  readonly isFallback: boolean
}

/** When a page was last read for being true, and whether its words wait for their translation. */
export function ContentReviewed({ day, isFallback }: ContentReviewedProps) {
  return (
    <p className={styles.reviewed}>
      {/* Checked on its way in (`schema/http/content-page`). */}
      <time dateTime={day}>{m.content_reviewed({ date: longDate(day as LondonDate) })}</time>
      {isFallback && <span>{m.content_fallback()}</span>}
    </p>
  )
}
