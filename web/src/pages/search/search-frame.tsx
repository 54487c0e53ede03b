import type { ReactNode } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { UnbrokenWords } from '#ui/unbroken-words.tsx'
import { SearchForm } from './search-form.tsx'
import type { askedText } from './search-text.ts'
import styles from './search-frame.module.css'

interface SearchFrameProps {
  readonly asked: ReturnType<typeof askedText>
  readonly heading: string
  readonly children: ReactNode
}

/** Longer texts may not stand whole in the lines that a heading has. */
const longestShown = 40

/** The search page around whatever it says: its field with the text, and its heading. */
export function SearchFrame({ asked: { text, isCut }, heading, children }: SearchFrameProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 title={text.length > longestShown ? heading : undefined}>
        <UnbrokenWords text={heading} />
      </h1>
      <div className={styles.field}>
        <SearchForm text={text} />
        {isCut && <p className="caption">{m.search_long()}</p>}
      </div>
      {children}
    </div>
  )
}
