import { contentAt } from '@shop/fixtures/content/content-files'
import { contentPages } from '@shop/schema/domain/testing/content-pages'
import { readPage } from '@shop/schema/http/content'

/** As few pages of content as show every look, every kind of block, every tool and every drawing, fullest first. */
export async function variousPages(): Promise<readonly string[]> {
  const kinds = new Map<string, ReadonlySet<string>>()
  for (const path of Object.values(contentPages).flat()) kinds.set(path, await kindsOn(path))
  const missing = new Set([...kinds.values()].flatMap((each) => [...each]))
  const chosen: string[] = []
  while (missing.size > 0) {
    const adding = (path: string) => [...(kinds.get(path) ?? [])].filter((kind) => missing.has(kind)).length
    const [fullest = ''] = [...kinds.keys()].toSorted((one, other) => adding(other) - adding(one))
    chosen.push(fullest)
    for (const kind of kinds.get(fullest) ?? []) missing.delete(kind)
  }
  return chosen
}

async function kindsOn(path: string): Promise<ReadonlySet<string>> {
  const page = readPage(await contentAt('en', path.slice(1)))?.document
  if (!page) throw new Error(`No page of content is at ${path}`)
  const blocks = page.sections.flatMap((section) => section.blocks)
  return new Set([
    page.look,
    ...blocks.map((block) =>
      block.type === 'tool' || block.type === 'drawing' ? `${block.type} ${block.name}` : block.type,
    ),
  ])
}
