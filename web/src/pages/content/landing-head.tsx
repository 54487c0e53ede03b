import type { ContentPage } from '@shop/schema/http/content'
import type { HeaderBanner as Banner } from '@shop/schema/http/header-banner'
import { HeaderBanner } from '#shell/banner/header-banner.tsx'
import { ContentReviewed } from './content-reviewed.tsx'
import type { ForeignLanguage } from './foreign-language.ts'
import { Figures } from './figures.tsx'
import { RichWords } from './rich-words.tsx'
import styles from './landing-head.module.css'

interface LandingHeadProps {
  readonly page: ContentPage
  readonly banner: Banner
  readonly lang: ForeignLanguage
}

/** What a landing page begins with: its banner, and the sentence that answers. */
export function LandingHead({ page: { answer, opening, reviewedOn }, banner, lang }: LandingHeadProps) {
  return (
    <>
      <div lang={lang}>
        <HeaderBanner banner={banner} />
      </div>
      <div className={`wrap ${styles.idea}`}>
        <p lang={lang}>
          <RichWords text={answer} />
        </p>
        {opening.map((block, index) => (
          <div key={index} lang={lang} className={styles.figures}>
            <Figures block={block} isAcross />
          </div>
        ))}
        <ContentReviewed day={reviewedOn} isFallback={lang !== undefined} />
      </div>
    </>
  )
}
