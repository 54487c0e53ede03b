import { newsletterVersion, newsletterWordings } from '@shop/schema/domain/vocabulary/newsletter-wordings'
import { expect, it } from 'vitest'
import german from '../../messages/de.json' with { type: 'json' }
import english from '../../messages/en.json' with { type: 'json' }
import french from '../../messages/fr.json' with { type: 'json' }

it('shows in each language the text that is kept as what was agreed to (rules/enquiries#newsletter)', () => {
  const today = newsletterWordings.find(({ version }) => version === newsletterVersion)
  expect(today?.texts).toEqual({
    en: english.newsletter_wording,
    fr: french.newsletter_wording,
    de: german.newsletter_wording,
  })
})
