import { wordsInBrackets } from '#lib/words-in-brackets.ts'
import { ShopLink } from './shop-link.tsx'

interface LinkedTextProps {
  /** A sentence with the words that lead on in square brackets. */
  readonly text: string
  /** Where they lead to, in the order of the brackets. */
  readonly hrefs: readonly string[]
  /** That each opens in a new tab. */
  readonly hint: string
}

/** A sentence beside a form, some words of which lead to what they name: in a new tab, so that nothing typed is lost. */
export function LinkedText({ text, hrefs, hint }: LinkedTextProps) {
  return wordsInBrackets(text).map(({ words, bracket }, at) => {
    const href = bracket === null ? undefined : hrefs[bracket]
    if (href === undefined) return words
    return (
      // Words may be there twice; their place tells them apart.
      // oxlint-disable-next-line react/no-array-index-key
      <ShopLink key={at} className="link" href={href} target="_blank" title={hint}>
        {words}
      </ShopLink>
    )
  })
}
