import type { Language } from './languages.ts'

/** The wording of today (rules/enquiries#newsletter). */
export const newsletterVersion = '2026-11'

/**
 * What somebody agrees to who asks for letters, in each language, the wording of today first; a text never changes. The
 * storefront shows today's as a message, so that a page brings its own language's alone: a test holds the two together.
 */
export const newsletterWordings: readonly {
  readonly version: string
  readonly texts: Readonly<Record<Language, string>>
}[] = [
  {
    version: newsletterVersion,
    texts: {
      en: 'By subscribing you agree to hear from us. Leave at any time.',
      fr: 'En vous inscrivant, vous acceptez de recevoir de nos nouvelles. Désinscription possible à tout moment.',
      de: 'Mit der Anmeldung stimmen Sie zu, von uns zu hören. Abmelden können Sie sich jederzeit.',
    },
  },
]
