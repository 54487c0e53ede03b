import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { ResultsBar } from './results-bar.tsx'

// It asks the router of a whole page, and says nothing here.
vi.mock('./failed-choice.tsx', () => ({ FailedChoice: () => null }))

const halo = { slug: 'halo', name: 'Halo', href: '/create/engagement-ring' }

function Bar() {
  const [more, setMore] = useState<'idle' | 'loading'>('idle')
  return (
    <ResultsBar found="14 settings" more={more} chips={[halo]} clearHref="/create/engagement-ring">
      <button type="button" onClick={() => setMore('loading')}>
        More
      </button>
    </ResultsBar>
  )
}

it.each([390, 1440])(
  'asks for patience while products load, and moves nothing for that, at %i px (rules/shell#loading)',
  async (width) => {
    await page.viewport(width, 900)
    const screen = await renderInShop(<Bar />)
    const chip = page.getByRole('link', { name: /Halo/ })
    const places = () =>
      [chip.element(), screen.container].map((box) => box.getBoundingClientRect().toJSON() as unknown)
    const count = page.getByRole('status')
    await expect.element(count).toMatchTextContent('14 settings')
    const before = places()
    screen.container.querySelector<HTMLElement>('button')?.click()
    await expect.element(count).toMatchTextContent('Loading Products Please Wait...')
    await expect.element(page.getByText('Please Wait...', { exact: true })).toBeVisible()
    expect(places()).toEqual(before)
  },
)
