import { mostStoneHits } from '@shop/schema/http/most-stone-hits'
import { formatCount } from '#data/language/numbers.ts'
import { m } from '#generated/paraglide/messages.js'
import { ShopLink } from '#ui/shop-link.tsx'
import { stonesOfText, type StoneTrait } from './stones-of-text.ts'
import styles from './more-stones.module.css'
import { anyInWords } from '#data/language/names-in-words.ts'

/** What a further word may say, the most telling first. */
const traits: readonly { readonly trait: StoneTrait; readonly name: () => string }[] = [
  { trait: 'weight', name: m.search_word_weight },
  { trait: 'shape', name: m.search_word_shape },
  { trait: 'colour', name: m.search_word_colour },
  { trait: 'clarity', name: m.search_word_clarity },
]
const mostExamples = 2

/** That an answer holds only the first of the stones, what to add to the text, and the list of all of them. */
export function MoreStones({ text }: { text: string }) {
  const { href, isWhole, said } = stonesOfText(text)
  const examples = traits.filter(({ trait }) => !said.has(trait)).slice(0, mostExamples)
  return (
    <p className={`caption ${styles.most}`}>
      {m.search_most({ count: formatCount(mostStoneHits) })}{' '}
      {examples.length > 0 &&
        `${m.search_most_further({ examples: anyInWords(examples.map(({ name }) => name())) })} `}
      <ShopLink className="link" href={href}>
        {isWhole ? m.search_all_stones() : m.search_more_stones()}
      </ShopLink>
    </p>
  )
}
