import type { CreateKind } from '@shop/schema/domain/addresses/addresses'
import { m } from '#generated/paraglide/messages.js'
import { lineTitle } from '#shop/line/line-title.ts'
import { useLineParts } from '#shop/line/use-line-parts.ts'

type Line = Parameters<typeof useLineParts>[0]

interface EditingNoteProps {
  readonly kind: CreateKind
  readonly line: Line
  /** The piece becomes another one. */
  readonly onStop: () => void
}

/** Says which piece of the basket is being changed, once its name is known, and lets it become another one. */
export function EditingNote({ kind, line, onStop }: EditingNoteProps) {
  const title = useLineTitle(line)
  return (
    <p>
      {title === null ? m.review_editing({ kind }) : m.review_editing_named({ kind, title })}{' '}
      <button type="button" className="link" onClick={onStop}>
        {m.review_editing_stop({ kind })}
      </button>
    </p>
  )
}

/** What the basket calls a line; null until its design and its stones are known. */
function useLineTitle(line: Line): string | null {
  const { parts, state } = useLineParts(line)
  return state === 'whole' && parts.design ? lineTitle(parts.design.name, parts.stones) : null
}
