import { afterEach, expect, it, vi } from 'vitest'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { useDrawnStones } from './use-drawn-stones.ts'
import type { DrawnStone } from './viewed-stone.ts'

const stone: DrawnStone = {
  id: '100001',
  shape: 'Oval Shape',
  gemStoneType: 'NATURAL_DIAMOND',
  measLength: 8.2,
  measWidth: 5.9,
  measDepth: 3.6,
  species: null,
  fancyColour: null,
  plainColour: 'E',
  clarity: 'VS1',
}
const other = { ...stone, id: '100002', measLength: 7, measWidth: 5, measDepth: 3 }
const asked: (() => void)[] = []

function later(act: () => void) {
  asked.push(act)
  return () => {}
}

function Stones({ stones }: { readonly stones: readonly DrawnStone[] }) {
  const drawn = useDrawnStones(stones, { width: 60, when: later })
  return stones.map(({ id }) => <img key={id} alt={id} src={drawn.get(id) ?? '/a.webp'} />)
}

afterEach(() => {
  vi.restoreAllMocks()
  asked.length = 0
})

async function sourcesOf(stones: readonly DrawnStone[]) {
  const screen = await renderInShop(<Stones stones={stones} />)
  return stones.map(({ id }) => screen.getByRole('img', { name: id }))
}

it('draws stones side by side when it is time, each its own, and not before', async () => {
  const [first, second] = await sourcesOf([stone, other])
  await expect.element(first!).toHaveAttribute('src', '/a.webp')
  for (const act of asked) act()
  await expect.element(first!).toHaveAttribute('src', expect.stringMatching(/^data:image\/webp/))
  await expect.element(second!).toHaveAttribute('src', expect.stringMatching(/^data:image\/webp/))
  expect(first!.element().getAttribute('src')).not.toBe(second!.element().getAttribute('src'))
})

it('leaves the pictures of all where one of them cannot be drawn', async () => {
  const getContext = vi.spyOn(HTMLCanvasElement.prototype, 'getContext')
  await sourcesOf([stone, { ...other, measDepth: 0 }])
  for (const act of asked) act()
  expect(getContext).not.toHaveBeenCalled()
})

it('leaves them where the browser cannot draw', async () => {
  const getContext = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  const [first] = await sourcesOf([stone, other])
  for (const act of asked) act()
  await vi.waitFor(() => expect(getContext).toHaveBeenCalled())
  await expect.element(first!).toHaveAttribute('src', '/a.webp')
})
