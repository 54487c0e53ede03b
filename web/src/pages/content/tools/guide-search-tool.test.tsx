import { expect, it } from 'vitest'
import { expectAccessible } from '#data/testing/accessible.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { PageIndex } from '../page-index.tsx'
import { GuideSearchTool } from './guide-search-tool.tsx'

const page = (title: string, href: string, note: string) => ({ title, href, note })
const groups = [
  {
    title: 'Diamonds',
    pages: [
      page('Diamonds', '/learn/diamonds', 'A map of what there is to know.'),
      page('Clarity', '/learn/diamonds/clarity', 'What grew inside.'),
      page('The 4Cs', '/learn/diamonds/the-4cs', 'Carat, colour, clarity and cut.'),
    ],
  },
]

it('leads to the guides that have the words, those that are called so first, each with its subject', async () => {
  const screen = await renderInShop(
    <article>
      <GuideSearchTool />
      <PageIndex block={{ type: 'pages', title: 'All guides, by subject', groups }} />
    </article>,
  )
  await screen.getByRole('searchbox', { name: 'Search the guides' }).fill('clarity')
  await expect.element(screen.getByRole('status')).toHaveTextContent('2 pages found')
  const found = [...screen.container.querySelectorAll('search li')].map((item) => item.textContent)
  expect(found).toEqual(['ClarityDiamonds', 'The 4CsDiamonds'])
  await expect
    .element(screen.getByRole('link', { name: 'Clarity' }).first())
    .toHaveAttribute('href', '/learn/diamonds/clarity')
  await expectAccessible()
  await screen.getByRole('searchbox').fill('submarine')
  await expect.element(screen.getByRole('status')).toMatchTextContent('No guide has all of these words.')
})

it('marks what is found in another language as the index does', async () => {
  const screen = await renderInShop(
    <article>
      <GuideSearchTool />
      <PageIndex
        block={{
          type: 'pages',
          title: 'Tous les guides',
          groups: [
            {
              title: 'Diamants',
              pages: [
                { ...page('Fluorescence', '/learn/diamonds/fluorescence', 'Light.'), language: 'en' },
                page('Formes', '/learn/diamonds/diamond-shapes', 'Dix formes et leur fluorescence.'),
              ],
            },
            {
              title: 'Fine jewellery',
              language: 'en',
              pages: [{ ...page('Pearls', '/learn/pearls', 'No fluorescence.'), language: 'en' }],
            },
          ],
        }}
      />
    </article>,
  )
  await screen.getByRole('searchbox').fill('fluorescence')
  await expect.element(screen.getByRole('status')).toHaveTextContent('3 pages found')
  const found = [...screen.container.querySelectorAll('search li')].map((item) => {
    const [link, subject] = item.children
    return [
      link?.textContent,
      link?.getAttribute('lang'),
      link?.getAttribute('hreflang'),
      subject?.getAttribute('lang'),
    ]
  })
  expect(found).toEqual([
    ['Fluorescence', 'en', 'en', null],
    ['Formes', null, null, null],
    ['Pearls', 'en', 'en', 'en'],
  ])
})
