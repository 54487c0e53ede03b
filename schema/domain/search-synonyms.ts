/** A word that shoppers use, and what the shop calls the same thing. */
export interface SearchSynonym {
  readonly typed: string
  readonly means: string
}

/**
 * Synonyms that search knows (shop facts, 13). The API finds what is meant; the storefront offers it where
 * nothing was found. Folded, in the singular.
 */
export const searchSynonyms: readonly SearchSynonym[] = [
  { typed: 'trilogy', means: 'three stone' },
  { typed: 'trinity', means: 'three stone' },
  { typed: 'band', means: 'wedding ring' },
  { typed: 'bridal', means: 'wedding ring' },
  { typed: 'proposal', means: 'engagement ring' },
  { typed: 'alliance', means: 'eternity ring' },
  { typed: 'brilliant', means: 'round brilliant' },
  { typed: 'teardrop', means: 'pear shape' },
  { typed: 'navette', means: 'marquise cut' },
  { typed: 'square', means: 'princess cut' },
  { typed: 'necklace', means: 'pendant' },
  { typed: 'pendant', means: 'necklace' },
  { typed: 'locket', means: 'necklace' },
  { typed: 'chain', means: 'necklace' },
  { typed: 'bangle', means: 'bracelet' },
  { typed: 'cuff', means: 'bracelet' },
  { typed: 'sleeper', means: 'hoop' },
  { typed: 'huggie', means: 'hoop' },
  { typed: 'prong', means: 'claw' },
  { typed: 'bezel', means: 'rubover' },
  { typed: 'men', means: 'him' },
  { typed: 'women', means: 'her' },
  { typed: 'ladies', means: 'her' },
  { typed: 'jewelry', means: 'jewellery' },
  { typed: 'engraved', means: 'personalised' },
  { typed: 'personalized', means: 'personalised' },
  { typed: 'synthetic', means: 'lab grown' },
]
