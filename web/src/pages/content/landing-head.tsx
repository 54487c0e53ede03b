import type { ContentPage } from '@shop/schema/http/content'
import type { HeaderBanner as Banner } from '@shop/schema/http/header-banner'
import { HeaderBanner } from '#shell/banner/header-banner.tsx'
import { ContentReviewed } from './content-reviewed.tsx'
import styles from './landing-head.module.css'

interface LandingHeadProps {
  readonly page: ContentPage
  readonly banner: Banner
  readonly isFallback: boolean
}

/** What a landing page begins with: its banner, and the sentence that answers. */
export function LandingHead({ page: { answer, reviewedOn }, banner, isFallback }: LandingHeadProps) {
  return (
    <>
      <HeaderBanner banner={banner} />
      <div className={`wrap ${styles.idea}`}>
        <p>{answer}</p>
        <ContentReviewed day={reviewedOn} isFallback={isFallback} />
      </div>
    </>
  )
}
