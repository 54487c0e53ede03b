import { beforeEach, expect, it, vi } from 'vitest'
import { isFirstTold } from './told-purchases.ts'

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  })
})

it('a purchase is told once in a browser', () => {
  expect(isFirstTold('T-1')).toBe(true)
  expect(isFirstTold('T-2')).toBe(true)
  expect(isFirstTold('T-1')).toBe(false)
  expect(kept.get('ashcombe:told-purchases')).toBe('["T-1","T-2"]')
})

it('the last ten purchases are remembered, and what cannot be read counts as none', () => {
  kept.set('ashcombe:told-purchases', 'no json')
  for (let at = 1; at <= 11; at += 1) expect(isFirstTold(`T-${at}`)).toBe(true)
  expect(isFirstTold('T-2')).toBe(false)
  expect(JSON.parse(kept.get('ashcombe:told-purchases') ?? '')).toHaveLength(10)
})
