import type { BlockOf, ContentBlock } from '@shop/schema/http/content-blocks'
import type { ContentPage } from '@shop/schema/http/content'

/** What a page does by itself, among what is only read. */
export type LivingBlock = BlockOf<'tool'> | BlockOf<'pieces'>

/** A run of blocks that are only read, or one that does something. */
export type PagePart =
  | { readonly kind: 'words'; readonly blocks: readonly ContentBlock[] }
  | { readonly kind: 'living'; readonly block: LivingBlock }

/** The parts of a section, in their order. */
export function partsOf(blocks: readonly ContentBlock[]): PagePart[] {
  const parts: PagePart[] = []
  let words: ContentBlock[] | null = null
  for (const block of blocks) {
    if (isLiving(block)) {
      parts.push({ kind: 'living', block })
      words = null
    } else if (words) words.push(block)
    else parts.push({ kind: 'words', blocks: (words = [block]) })
  }
  return parts
}

/** What a browser has to know of a page that the server rendered: where its living parts stand. */
export interface PageOutline {
  readonly id: string
  readonly parts: readonly (LivingBlock | null)[]
}

/** Per section what is alive in it; null stands for a run of what is only read. */
export function outlineOf({ sections }: ContentPage): PageOutline[] {
  return sections.map(({ id, blocks }) => ({
    id,
    parts: partsOf(blocks).map((part) => (part.kind === 'living' ? part.block : null)),
  }))
}

function isLiving(block: ContentBlock): block is LivingBlock {
  return block.type === 'tool' || block.type === 'pieces'
}
