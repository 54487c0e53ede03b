import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#data/testing/accessible.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { HomePage } from './home-page.tsx'
import { homeQuery } from './home-query.ts'
import { homeView } from './home-view.ts'
import { homeAnswer } from './testing/home-answer.ts'

async function renderHome(more: Parameters<typeof homeAnswer>[0] = {}) {
  const { queryKey } = homeQuery()
  await renderInShop(<HomePage />, { answers: [{ queryKey, data: homeView(homeAnswer(more)) }] })
  // The last part of the page, whose code comes late.
  await expect.element(page.getByRole('heading', { name: 'How it works' })).toBeVisible()
}

describe('the home page', () => {
  it('is accessible, and no two links are called the same', async () => {
    await renderHome()
    await expectAccessible()
    const names = page
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent)
    expect(names).toHaveLength(new Set(names).size)
  })

  it('goes without what the shop does not have', async () => {
    const nothing = { items: [] }
    await renderHome({ hero: null, halo: nothing, eternityRings: nothing, labGrown: nothing })
    await expect.element(page.getByText('See this ring')).not.toBeInTheDocument()
    await expect.element(page.getByRole('img', { name: 'Three-stone ring in yellow gold' })).toBeVisible()
    expect(
      page
        .getByRole('heading', { level: 3 })
        .elements()
        .map(({ textContent }) => textContent)
        .slice(0, 6),
    ).toEqual(['Solitaire', 'Shoulder Set', 'Three Stones', 'Wedding rings', 'Jewellery', 'Collections'])
    await expect.element(page.getByRole('heading', { name: 'Natural or lab-grown' })).not.toBeInTheDocument()
  })

  it('promises no price where none is known', async () => {
    await renderHome({ necklaces: { items: [] } })
    await expect.element(page.getByText('Rings, necklaces, earrings and bracelets.')).toBeVisible()
  })

  it.each([320, 390, 480, 640, 768])(
    'cuts the last shape in sight at %i pixels, so that the row is seen to go on',
    async (width) => {
      await page.viewport(width, 800)
      await renderHome()
      const shapes = page.getByRole('region', { name: 'Find your shape' }).getByRole('link').elements()
      const edges = shapes.map((shape) => shape.querySelector('svg')!.getBoundingClientRect())
      expect(edges.filter(({ left, right }) => left < width && right > width)).toHaveLength(1)
      shapes.at(-1)?.scrollIntoView({ inline: 'end', behavior: 'instant' })
      expect(shapes.at(-1)?.getBoundingClientRect().right).toBeLessThanOrEqual(width * 0.9)
    },
  )
})
