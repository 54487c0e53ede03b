import { foldText } from '@shop/schema/domain/search/search-text'
import { m } from '#generated/paraglide/messages.js'
import { poundsText } from '#shop/list/bounds-name.ts'
import type { SearchReading } from './search-query.ts'
import styles from './reading-note.module.css'

/** That results are for other words than were typed, or lack some of them; nothing where they are what was asked. */
export function ReadingNote({ reading }: { reading: SearchReading }) {
  const notes = readingNotes(reading)
  if (notes.length === 0) return null
  return (
    <div className={styles.notes}>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  )
}

/** What is to be said of how a text was read, a sentence or two each; none where nothing is. */
export function readingNotes(reading: SearchReading): string[] {
  if (!reading) return []
  const { corrections, notMade, price, isPartial } = reading
  return [
    ...notMade.map(({ typed, readAs }) => m.search_not_made({ typed, readAs })),
    ...(price ? [priceNote(price)] : []),
    ...corrections.map(({ typed, readAs }) => m.search_read_as({ typed, readAs })),
    ...(isPartial ? [m.search_partial()] : []),
  ]
}

function priceNote({ least, most }: NonNullable<NonNullable<SearchReading>['price']>): string {
  const [from, to] = [poundsText(least ?? 0), poundsText(most ?? 0)]
  if (most === null) return m.search_priced_least({ from })
  return least === null ? m.search_priced_most({ to }) : m.search_priced_between({ from, to })
}

/**
 * The text that results are for: what was typed, with the words that the shop took for slips, or does not make, as it
 * has read them. All else stays as it was typed.
 */
export function searchedText(typed: string, reading: SearchReading): string {
  const read = reading ? [...reading.notMade, ...reading.corrections] : []
  const readAs = new Map(read.map((each) => [each.typed, each.readAs]))
  return typed.replaceAll(/\p{L}[\p{L}\p{M}]*/gu, (word) => readAs.get(foldText(word)) ?? word)
}
