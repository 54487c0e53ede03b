import { expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useSame } from './use-same.ts'

it('is the very same as long as it says the same, part by part', async () => {
  const asked = (most: number) => ({ budget: { most }, shapes: ['1', '2'] })
  const { result, rerender } = await renderHook((most?: number) => useSame(asked(most ?? 100)))
  const first = result.current
  await rerender(100)
  expect(result.current).toBe(first)
  await rerender(200)
  expect(result.current).toEqual(asked(200))
  expect(result.current.shapes).toBe(first.shapes)
})
