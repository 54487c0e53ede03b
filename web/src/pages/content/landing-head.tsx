import type { ContentPage } from '@shop/schema/http/content'
import type { HeaderBanner as Banner } from '@shop/schema/http/header-banner'
import { HeaderBanner } from '#shell/banner/header-banner.tsx'
import { ContentReviewed } from './content-reviewed.tsx'
import type { ForeignLanguage } from './foreign-language.ts'
import { RichWords } from './rich-words.tsx'
import styles from './landing-head.module.css'

interface LandingHeadProps {
  readonly page: ContentPage
  readonly banner: Banner
  readonly lang: ForeignLanguage
}

/** What a landing page begins with: its banner, and the sentence that answers. */
export function LandingHead({ page: { answer, reviewedOn }, banner, lang }: LandingHeadProps) {
  return (
    <>
      <div lang={lang}>
        <HeaderBanner banner={banner} />
      </div>
      <div className={`wrap ${styles.idea}`}>
        <p lang={lang}>
          <RichWords text={answer} />
        </p>
        <ContentReviewed day={reviewedOn} isFallback={lang !== undefined} />
      </div>
    </>
  )
}
