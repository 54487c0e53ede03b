import { boolean, literal, nullable, object, string, type infer as Infer } from 'zod/mini'
import { shopHref } from './shop-href.ts'

/**
 * What a landing page begins with (rules/shell#banner-content). A text, link or picture that
 * a banner goes without is null.
 */
export const headerBanner = object({
  kind: literal('header-banner'),
  titleText: string(),
  subText: nullable(string()),
  description: nullable(string()),
  /** From 1024 px on; and where the other two are null, everywhere. */
  imageURL: string(),
  /** Up to 1023 px. */
  imageTabletURL: nullable(string()),
  /** Up to 767 px. */
  imageMobileURL: nullable(string()),
  buttonAText: nullable(string()),
  buttonALink: nullable(shopHref),
  buttonBText: nullable(string()),
  buttonBLink: nullable(shopHref),
  /** Whether the picture is light, so that the text on it is dark. */
  themeLight: boolean(),
  /** Whether it stands on narrow windows alone. */
  isSmallScreen: boolean(),
})
export type HeaderBanner = Infer<typeof headerBanner>
