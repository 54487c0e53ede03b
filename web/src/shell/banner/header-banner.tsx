import type { HeaderBanner as Banner } from '@shop/schema/http/header-banner'
import { publicConfig } from '#data/page-facts.ts'
import { pictureAddress } from '#data/picture-address.ts'
import buttons from '#ui/button.module.css'
import { ShopLink } from '#ui/shop-link.tsx'
import styles from './header-banner.module.css'

interface HeaderBannerProps {
  readonly banner: Banner
  /** Its place among the headings of the page: the first, unless the page has one. */
  readonly heading?: 'h1' | 'h2'
}

/** What a landing page begins with (rules/shell#banner-content): words, two ways on, and a picture for each size. */
export function HeaderBanner({ banner, heading: Heading = 'h1' }: HeaderBannerProps) {
  const { titleText, subText, description, themeLight, isSmallScreen } = banner
  const theme = themeLight ? styles.light : `night ${styles.dark}`
  return (
    <section className={`${styles.banner} ${theme} ${isSmallScreen ? 'phone-only' : ''}`}>
      <div className={`wrap ${styles.row}`}>
        <div className={styles.text}>
          <Heading>{titleText}</Heading>
          {subText !== null && <p className={styles.sub}>{subText}</p>}
          {description !== null && <p className={styles.description}>{description}</p>}
          <Ways banner={banner} />
        </div>
        <BannerPicture banner={banner} />
      </div>
    </section>
  )
}

/** A way without words, or words that lead nowhere, are none. */
function Ways({
  banner: { buttonAText, buttonALink, buttonBText, buttonBLink },
}: {
  readonly banner: Banner
}) {
  return (
    <div className={styles.ways}>
      {buttonAText !== null && buttonALink !== null && (
        <ShopLink className={`${buttons.button} ${styles.first}`} href={buttonALink}>
          {buttonAText}
        </ShopLink>
      )}
      {buttonBText !== null && buttonBLink !== null && (
        <ShopLink className={`${buttons.button} ${styles.second}`} href={buttonBLink}>
          {buttonBText}
        </ShopLink>
      )}
    </div>
  )
}

/** The browser takes the one for its width, and none of the others; nothing where the address is no picture's. */
function BannerPicture({
  banner: { imageURL, imageTabletURL, imageMobileURL },
}: {
  readonly banner: Banner
}) {
  const { assetsUrl } = publicConfig()
  const [large, tablet, mobile] = [imageURL, imageTabletURL, imageMobileURL].map((source) =>
    pictureAddress(assetsUrl, source),
  )
  if (large == null) return null
  return (
    <picture className={styles.picture}>
      {mobile != null && <source media="(max-width: 767px)" srcSet={mobile} />}
      {tablet != null && <source media="(max-width: 1023px)" srcSet={tablet} />}
      <img src={large} alt="" width={640} height={640} fetchPriority="high" />
    </picture>
  )
}
