import type { ContentPage } from '@shop/schema/http/content'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import { crumbsOf } from './content-facts-of-page.ts'
import { ContentReviewed } from './content-reviewed.tsx'
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
      <ContentReviewed day={reviewedOn} isFallback={isFallback} />
    </header>
  )
}
