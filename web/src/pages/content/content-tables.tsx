import type { BlockOf, RichText } from '@shop/schema/http/content-blocks'
import { m } from '#generated/paraglide/messages.js'
import { plainWords } from './plain-words.ts'
import { RichWords } from './rich-words.tsx'
import styles from './content-tables.module.css'

/** A table whose rows begin with what they are about. */
export function PlainTable({ block: { caption, head, rows } }: { readonly block: BlockOf<'table'> }) {
  return <Table {...{ caption, head, rows }} />
}

/** Things side by side; what is compared stands before each row, under no name. */
export function ComparisonTable({
  block: { caption, columns, rows },
}: {
  readonly block: BlockOf<'comparison'>
}) {
  return <Table caption={caption} head={[null, ...columns]} rows={rows} />
}

interface TableProps {
  readonly caption: string | null
  readonly head: readonly (string | null)[]
  readonly rows: readonly (readonly RichText[])[]
}

/** It scrolls by itself where it is wider than its window, by the keyboard too. */
function Table({ caption, head, rows }: TableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of a keyboard
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={caption ?? head[0] ?? undefined}>
      <table className={`${styles.table} ${isLong({ head, rows }) ? styles.long : ''}`}>
        {caption !== null && <caption>{caption}</caption>}
        <thead>
          <tr>
            {head.map((name, index) => (
              <th key={index} scope="col">
                {name ?? <span className="sr-only">{m.content_compared()}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = [], ...others], row) => (
            <tr key={row}>
              <th scope="row">
                <RichWords text={first} />
              </th>
              {others.map((text, cell) => (
                <td key={cell} data-column={head[cell + 1]}>
                  <RichWords text={text} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** More letters than fit beside each other on a phone, were each column as wide as its longest cell. */
const mostLetters = 80

/** Whether a phone shows a row as lines, one below the other, since its columns would be a word wide. */
function isLong({ head, rows }: Pick<TableProps, 'head' | 'rows'>): boolean {
  const widths = head.map((name, column) =>
    Math.max(name?.length ?? 0, ...rows.map((row) => plainWords([row[column] ?? []]).length)),
  )
  return widths.reduce((sum, width) => sum + width, 0) > mostLetters
}
