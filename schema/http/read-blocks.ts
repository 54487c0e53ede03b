import { object, safeParse, string, type ZodMiniType } from 'zod/mini'

/** Those of a document's blocks that are understood, in their order, and the types of the others. */
export function readBlocks<Block>(form: ZodMiniType<Block>, blocks: readonly unknown[]) {
  const known: Block[] = []
  const skippedTypes: string[] = []
  for (const block of blocks) {
    const parsed = safeParse(form, block)
    if (parsed.success) known.push(parsed.data)
    else skippedTypes.push(typeOf(block))
  }
  return { known, skippedTypes }
}

function typeOf(block: unknown): string {
  const parsed = safeParse(object({ type: string() }), block)
  return parsed.success ? parsed.data.type : 'no type'
}
