import type { LondonDate } from '@shop/schema/domain/values/calendar'
import type { ContentPage } from '@shop/schema/http/content'
import { m } from '#generated/paraglide/messages.js'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import { longDate } from '#shop/design/delivery/delivery-dates.ts'
import { crumbsOf } from './content-facts-of-page.ts'
import styles from './content-head.module.css'

/** Where the page stands, its heading, the sentence that answers, and when it was last read for being true. */
export function ContentHead({
  page,
  isFallback,
}: {
  readonly page: ContentPage
  readonly isFallback: boolean
}) {
  const { title, answer, reviewedOn } = page
  return (
    <header>
      <Breadcrumbs crumbs={crumbsOf(page)} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.answer}>{answer}</p>
      <p className={styles.reviewed}>
        {/* Checked on its way in (`schema/http/content-page`). */}
        <time dateTime={reviewedOn}>{m.content_reviewed({ date: longDate(reviewedOn as LondonDate) })}</time>
        {isFallback && <span>{m.content_fallback()}</span>}
      </p>
    </header>
  )
}
