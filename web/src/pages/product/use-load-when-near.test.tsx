import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { useLoadWhenNear } from './use-load-when-near.ts'

interface Words {
  readonly text: string
}

const load = vi.fn<() => Promise<Words>>()

function Page() {
  const { place, part } = useLoadWhenNear<Words, HTMLDivElement>(load, 'test')
  return (
    <>
      <div style={{ blockSize: '400vh' }} />
      <div ref={place}>{part?.text ?? 'without'}</div>
    </>
  )
}

afterEach(() => scrollTo(0, 0))

it('loads a part when its place comes near, and again when it comes near after it could not be had', async () => {
  load.mockRejectedValueOnce(new Error('gone')).mockResolvedValue({ text: 'with arrows' })
  await renderInShop(<Page />)
  const place = page.getByText('without')
  await expect.element(place).toBeInTheDocument()
  expect(load).not.toHaveBeenCalled()
  place.element().scrollIntoView()
  await expect.poll(() => load.mock.calls.length).toBe(1)
  await expect.element(place).toBeInTheDocument()
  // An observer tells of the two once each is painted.
  scrollTo(0, 0)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  place.element().scrollIntoView()
  await expect.element(page.getByText('with arrows')).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(2)
})
