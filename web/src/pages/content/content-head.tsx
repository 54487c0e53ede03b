import type { ContentPage } from '@shop/schema/http/content'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import { crumbsOf } from './content-facts-of-page.ts'
import { ContentReviewed } from './content-reviewed.tsx'
import type { ForeignLanguage } from './foreign-language.ts'
import { RichWords } from './rich-words.tsx'
import styles from './content-head.module.css'

/** Where the page stands, its heading, the sentence that answers, and when it was last read for being true. */
export function ContentHead({ page, lang }: { readonly page: ContentPage; readonly lang: ForeignLanguage }) {
  const { title, answer, reviewedOn } = page
  return (
    <header>
      <Breadcrumbs crumbs={crumbsOf(page, lang)} />
      <h1 className={styles.title} lang={lang}>
        {title}
      </h1>
      <p className={styles.answer} lang={lang}>
        <RichWords text={answer} />
      </p>
      <ContentReviewed day={reviewedOn} isFallback={lang !== undefined} />
    </header>
  )
}
