import { readPage } from '@shop/schema/http/content'
import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import type { ContentAnswer } from '#data/content-answer.ts'
import { contentQuery } from '#data/content.ts'
import { reportError } from '#data/report-error.ts'
import { loadContent } from './load-content.ts'
import { piecesQuery } from './pieces-query.ts'

const needPieceRow = vi.hoisted(() => vi.fn<() => Promise<void>>())
vi.mock('./lazy-piece-row.ts', () => ({ lazyPieceRow: { need: needPieceRow } }))
vi.mock('#data/report-error.ts')
vi.mock('./lazy-page-words.ts', () => ({ lazyPageWords: { need: async () => undefined } }))

const path = '/learn/rings'
const [known, unknown] = ['/wedding-rings/plain', '/no-list']

/** A page with two rows of pieces, of which those of one can be had. */
async function loadPageWithPieces() {
  const page = readPage({
    kind: 'page',
    look: 'article',
    title: 'Rings',
    headTitle: null,
    description: 'Rings.',
    answer: ['Rings.'],
    reviewedOn: '2026-10-12',
    crumbs: [],
    sections: [known, unknown].map((list) => ({
      id: list.slice(1),
      title: 'Pieces',
      blocks: [{ type: 'pieces', title: 'Pieces', list }],
    })),
    related: [],
  })?.document
  if (!page) throw new Error('The page has another form')
  const client = new QueryClient()
  const answer: ContentAnswer = { page, language: 'en', isFallback: false }
  client.setQueryData(contentQuery(path).queryKey, answer)
  client.setQueryData(piecesQuery(known).queryKey, [])
  return loadContent(client, path)
}

it('shows the rows of pieces that can be had', async () => {
  needPieceRow.mockResolvedValue()
  expect(await loadPageWithPieces()).toMatchObject({ title: 'Rings', shownLists: [known] })
})

it('is read without pieces where what draws them cannot be had', async () => {
  needPieceRow.mockRejectedValue(new Error('away'))
  expect(await loadPageWithPieces()).toMatchObject({ title: 'Rings', shownLists: [] })
  expect(reportError).toHaveBeenCalledWith(new Error('away'), { where: 'pieces of a page' })
})
