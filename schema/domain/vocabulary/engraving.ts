/** The letterings to choose from, by the names of their options. */
export const engravingFonts = ['Roman', 'Italic', 'Script'] as const
export type EngravingFont = (typeof engravingFonts)[number]

/** A place that can be engraved. */
export type EngravingPlace = TextPlace | LetterPlace

/** A place for a text; of a band nobody has measured the width is null. */
export type TextPlace =
  | { readonly kind: 'ring'; readonly bandWidthMm: number | null }
  | { readonly kind: 'pendant-side' }
  | { readonly kind: 'bracelet' }

/** A piece that is letters itself, such as an initial on a chain, or carries them on its face, as a signet does. */
export interface LetterPlace {
  readonly kind: 'letters'
  /** 0 where it may stay plain; a piece that is its letter is not made without one. */
  readonly least: number
  readonly most: number
}

export interface CheckedEngraving {
  /** What can be engraved of the text, in capitals; not cut to the limit, so that nothing typed is lost. */
  readonly text: string
  /** Characters that cannot be engraved, each once, as typed. */
  readonly refused: readonly string[]
  /** Characters beyond the limit; 0 when the text fits. */
  readonly excess: number
}

/**
 * How many characters fit (rules/products#engraving): 20 on a ring, 25 on a band of 3 mm and more, 10 on a
 * side of a pendant, 30 on a bracelet; of letters as many as the piece has room for.
 */
export function engravingLimit(place: EngravingPlace): number {
  switch (place.kind) {
    case 'ring':
      return place.bandWidthMm !== null && place.bandWidthMm >= 3 ? 25 : 20
    case 'pendant-side':
      return 10
    case 'bracelet':
      return 30
    case 'letters':
      return place.most
  }
}

/**
 * The part of a text that can be engraved, and what speaks against the rest. Where a sign is left out between
 * two spaces one of them goes with it: no engraving has two in a row.
 */
export function checkEngraving(typed: string, limit: number): CheckedEngraving {
  const signs = signsOf(typed)
  const text = signs.filter(isEngravable).join('').replaceAll(/ {2,}/g, ' ').toUpperCase()
  const refused = [...new Set(signs.filter((sign) => !isEngravable(sign)))]
  return { text, refused, excess: Math.max(0, text.length - limit) }
}

/** The same for a place: where letters stand, figures are refused too, and spaces left out. */
export function checkEngravingIn(place: EngravingPlace, typed: string): CheckedEngraving {
  const { text, refused } = checkEngraving(typed, engravingLimit(place))
  const kept = place.kind === 'letters' ? text.replaceAll(/[^A-Z]/g, '') : text
  const figures = [...new Set(text)].filter((sign) => sign !== ' ' && !kept.includes(sign))
  return {
    text: kept,
    refused: [...refused, ...figures],
    excess: Math.max(0, kept.length - engravingLimit(place)),
  }
}

/** A letter with its accents, or an emoji, is one sign, as a shopper sees it. */
function signsOf(typed: string): string[] {
  // The first segmenter of a page takes longer to make than the page to render, and plain text has a sign in each character.
  if (/^[ -~]*$/.test(typed)) return [...typed]
  return Array.from(new Intl.Segmenter('en').segment(typed), ({ segment }) => segment)
}

/**
 * Whether a sign can be engraved: the 36 characters A-Z and 0-9, and the space (rules/products#engraving). Letters
 * are cut as capitals.
 */
function isEngravable(sign: string): boolean {
  return /^[A-Za-z0-9 ]$/.test(sign)
}
