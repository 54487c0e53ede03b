/** A word that shoppers use, and what the shop calls the same thing. */
export interface SearchSynonym {
  readonly typed: string
  readonly means: string
  /**
   * Whether both are one and the same, so that either finds what the other does. Otherwise what is typed is wider or
   * narrower: a band may be a wedding ring, a locket hangs on a necklace.
   */
  readonly isSame?: true
}

/**
 * Synonyms that search knows (rules/search#synonyms). The API finds what is meant; the storefront offers it
 * where nothing was found. Folded, as they are typed.
 */
export const searchSynonyms: readonly SearchSynonym[] = [
  { typed: 'trilogy', means: 'three stone', isSame: true },
  { typed: 'trinity', means: 'three stone', isSame: true },
  { typed: 'band', means: 'wedding ring' },
  { typed: 'bridal', means: 'wedding ring' },
  { typed: 'proposal', means: 'engagement ring' },
  { typed: 'alliance', means: 'eternity ring' },
  { typed: 'brilliant', means: 'round brilliant' },
  { typed: 'teardrop', means: 'pear shape', isSame: true },
  { typed: 'navette', means: 'marquise cut', isSame: true },
  { typed: 'square', means: 'princess cut' },
  { typed: 'necklace', means: 'pendant' },
  { typed: 'pendant', means: 'necklace' },
  { typed: 'locket', means: 'necklace' },
  { typed: 'chain', means: 'necklace' },
  { typed: 'bangle', means: 'bracelet' },
  { typed: 'cuff', means: 'bracelet' },
  { typed: 'ankle', means: 'anklet' },
  { typed: 'sleeper', means: 'hoop' },
  { typed: 'huggie', means: 'hoop' },
  { typed: 'prong', means: 'claw', isSame: true },
  { typed: 'bezel', means: 'rubover', isSame: true },
  { typed: 'bezelled', means: 'rubover', isSame: true },
  { typed: 'men', means: 'him' },
  { typed: 'women', means: 'her' },
  { typed: 'ladies', means: 'her' },
  { typed: 'jewelry', means: 'jewellery', isSame: true },
  { typed: 'engraved', means: 'personalised' },
  { typed: 'personalized', means: 'personalised', isSame: true },
  { typed: 'synthetic', means: 'lab grown', isSame: true },
  { typed: 'present', means: 'gift', isSame: true },
  ...wider(
    ['birthday', 'christmas', 'valentine', 'anniversary', 'graduation', 'christening', 'thank'],
    'gift',
  ),
  { typed: 'anniversary', means: 'eternity ring' },
  ...wider(
    'mum mummy mom mother wife girlfriend fiancee daughter sister gran grandma nan nana aunt auntie lady'.split(
      ' ',
    ),
    'her',
  ),
  ...wider('dad daddy father husband boyfriend fiance son brother grandad grandpa uncle'.split(' '), 'him'),
]

/** Words that each may mean one thing. */
function wider(words: readonly string[], means: string): SearchSynonym[] {
  return words.map((typed) => ({ typed, means }))
}
