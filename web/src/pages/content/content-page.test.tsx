import { readPage } from '@shop/schema/http/content'
import { afterEach, expect, it, vi } from 'vitest'
import { cdp, page as tab } from 'vitest/browser'
import { expectAccessible } from '#data/testing/accessible.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { ContentPage } from './content-page.tsx'
import { outlineOf } from './content-outline.ts'

const onMedia = (media: 'print' | '') => cdp().send('Emulation.setEmulatedMedia', { media })

afterEach(() => onMedia(''))

it('marks the words of a page that is not translated with their language, and no words of the shop', async () => {
  const page = readPage(written)?.document
  if (!page) throw new Error('The page has another form')
  const screen = await renderInShop(
    <ContentPage
      {...{
        page,
        path: '/learn/diamonds/carat',
        language: 'fr',
        isFallback: true,
        landingLook: null,
        shownLists: [],
      }}
      outline={outlineOf(page)}
    />,
  )
  await expect.element(screen.getByText('Lourd.')).toBeVisible()
  const languageOf = (text: string) =>
    screen.getByText(text).first().element().closest<HTMLElement>('article [lang]')?.lang
  for (const own of ['Le carat', 'Un cinquième de gramme.', 'Lourd.', 'La taille'])
    expect([own, languageOf(own)]).toEqual([own, 'fr'])
  expect(languageOf('Diamonds')).toBe('en')
  for (const shop of [
    'On this page',
    'Read next',
    'This page is not translated yet, and stands here in English.',
  ])
    expect([shop, languageOf(shop)]).toEqual([shop, undefined])
})

it('begins with its figures, lists the pages of its kind and is printed', async () => {
  const page = readPage({
    ...written,
    look: 'policy',
    opening: [
      {
        type: 'figures',
        figures: [{ title: 'Returns', figure: [{ fact: 'returnDays' }], text: ['Unworn.'] }],
      },
      { type: 'fireworks' },
    ],
    siblings: [
      { title: 'Returns and exchanges', href: '/returns-and-exchanges' },
      { title: 'Warranty', href: '/warranty' },
    ],
  })
  if (!page) throw new Error('The page has another form')
  expect(page.skipped).toEqual(['fireworks'])
  const screen = await renderInShop(
    <ContentPage
      {...{ page: page.document, path: '/warranty', language: 'en', isFallback: false }}
      {...{ landingLook: null, shownLists: [] }}
      outline={outlineOf(page.document)}
    />,
  )
  await expect.element(screen.getByRole('definition').first()).toHaveTextContent('30 days')
  const policies = screen.getByRole('navigation', { name: 'Policies' })
  await expect
    .element(policies.getByRole('link', { name: 'Warranty' }))
    .toHaveAttribute('aria-current', 'page')
  await expect
    .element(policies.getByRole('link', { name: 'Returns and exchanges' }))
    .not.toHaveAttribute('aria-current')
  const print = vi.spyOn(window, 'print').mockReturnValue()
  await screen.getByRole('button', { name: 'Print this page' }).click()
  expect(print).toHaveBeenCalledOnce()
  await expectAccessible()
})

it('is on paper from its heading on, without ways to go on', async () => {
  const read = readPage(written)?.document
  if (!read) throw new Error('The page has another form')
  const screen = await renderInShop(
    <ContentPage
      {...{ page: read, path: '/', language: 'en', isFallback: false, landingLook: null, shownLists: [] }}
      outline={outlineOf(read)}
    />,
  )
  await onMedia('print')
  await expect.element(screen.getByText('Le carat').first()).toBeVisible()
  await expect.element(screen.getByText('Un cinquième de gramme.')).toBeVisible()
  await expect.element(screen.getByText('Lourd.')).toBeVisible()
  await expect.element(screen.getByText('Read next')).not.toBeVisible()
  await expect.element(screen.getByText('On this page').first()).not.toBeVisible()
})

it.each([
  ['What you paid, less work that was made for you alone and agreed in writing', 'block'],
  ['What you paid', 'table-row'],
])('puts a row of a table in lines on a phone where its cells are long: %s', async (cell, display) => {
  await tab.viewport(390, 844)
  const rows = [[['Bespoke work, drawn for you alone'], ['30 days'], [cell]]]
  const sections = [
    {
      id: 'short',
      title: 'In short',
      blocks: [{ type: 'table', caption: null, head: ['Piece', 'How long', 'You receive'], rows }],
    },
  ]
  const read = readPage({ ...written, sections })?.document
  if (!read) throw new Error('The page has another form')
  const screen = await renderInShop(
    <ContentPage
      {...{ page: read, path: '/', language: 'en', isFallback: false, landingLook: null, shownLists: [] }}
      outline={outlineOf(read)}
    />,
  )
  const row = screen.getByRole('row').last()
  expect(getComputedStyle(row.element()).display).toBe(display)
  const last = row.getByRole('cell').last()
  await expect.element(last).toHaveTextContent(cell)
  // What stands before a cell does not stand on it.
  const startPx = display === 'block' ? 100 : 0
  expect(Number.parseFloat(getComputedStyle(last.element()).paddingInlineStart)).toBeGreaterThanOrEqual(
    startPx,
  )
  await expectAccessible()
})

const words = (text: string) => [{ type: 'paragraphs', paragraphs: [[text]] }]
const written = {
  kind: 'page',
  look: 'article',
  title: 'Le carat',
  headTitle: null,
  description: 'Ce que dit un poids.',
  answer: ['Un cinquième de gramme.'],
  reviewedOn: '2026-10-12',
  crumbs: [{ title: 'Diamonds', href: '/learn/diamonds', language: 'en' }],
  sections: [
    { id: 'weight', title: 'Poids', blocks: words('Lourd.') },
    { id: 'size', title: 'Grandeur', blocks: words('Large.') },
  ],
  related: [{ title: 'La taille', note: null, href: '/learn/diamonds/cut' }],
}
