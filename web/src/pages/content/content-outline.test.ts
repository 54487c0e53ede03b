import type { ContentBlock } from '@shop/schema/http/content-blocks'
import { expect, it } from 'vitest'
import { partsOf } from './content-outline.ts'

const words: ContentBlock = { type: 'paragraphs', paragraphs: [['Words.']] }
const quote: ContentBlock = { type: 'quote', paragraphs: [['Look.']], who: null }
const tool: ContentBlock = { type: 'tool', name: 'ratio' }

it('what is read stands together, and each thing that does something by itself', () => {
  expect(partsOf([words, quote, tool, tool, words])).toEqual([
    { kind: 'words', blocks: [words, quote] },
    { kind: 'living', block: tool },
    { kind: 'living', block: tool },
    { kind: 'words', blocks: [words] },
  ])
})
