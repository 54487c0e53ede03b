import type { ContentPage } from '@shop/schema/http/content'

/** Fields of a block whose words are read. */
const readFields: ReadonlySet<string> = new Set([
  'title',
  'text',
  'strong',
  'caption',
  'question',
  'answer',
  'paragraphs',
  'items',
  'head',
  'columns',
  'rows',
  'figure',
  'asked',
  'made',
  'hard',
  'took',
])
/** Blocks that are looked at, operated or followed. */
const unreadBlocks: ReadonlySet<unknown> = new Set([
  'tool',
  'drawing',
  'gallery',
  'tiles',
  'pieces',
  'pages',
  'call-to-action',
])
const word = /[\p{L}\d][\p{L}\d’'.,–-]*/gu

/** How many words a reader finds in a page below its head: those of its sections, their tables and steps included. */
export function wordsOn({ opening, sections }: ContentPage): number {
  const read = sections.map(({ title, blocks }) => ({
    title,
    blocks: blocks.filter(({ type }) => !unreadBlocks.has(type)),
  }))
  return textsIn([opening, read]).join(' ').match(word)?.length ?? 0
}

function textsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  if (Array.isArray(part)) return part.flatMap(textsIn)
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([field, value]) =>
    typeof value === 'object' || readFields.has(field) ? textsIn(value) : [],
  )
}
