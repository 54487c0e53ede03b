import type { BlockOf } from '@shop/schema/http/content-blocks'

/** What a page says to its tool; each reads what concerns it. */
export type ToolProps = Pick<BlockOf<'tool'>, 'shape'>
