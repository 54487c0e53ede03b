import { m } from '#generated/paraglide/messages.js'
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
  const { corrections, isPartial } = reading
  return [
    ...corrections.map(({ typed, readAs }) => m.search_read_as({ typed, readAs })),
    ...(isPartial ? [m.search_partial()] : []),
  ]
}
