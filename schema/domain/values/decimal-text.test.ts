import { expect, it } from 'vitest'
import { decimalText } from './decimal-text.ts'

it.each([
  [6.4, 2, 2, '6.40'],
  [1.005, 2, 2, '1.01'],
  [0.05, 1, 1, '0.1'],
  [62, 0, 1, '62'],
  [61.54, 0, 1, '61.5'],
  [0, 1, 2, '0.0'],
  [8.25, 1, 2, '8.25'],
  [1.5, 1, 4, '1.5'],
  [2, 0, 3, '2'],
  [0.999, 0, 2, '1'],
  [1234567.5, 0, 1, '1,234,567.5'],
])('writes %d with %d to %d decimals as %s', (value, least, most, text) => {
  expect(decimalText(value, least, most)).toBe(text)
})

it('writes any measure as the platform does', () => {
  const differing: unknown[] = []
  for (const [least, most] of [
    [2, 2],
    [1, 1],
    [0, 1],
    [1, 2],
  ] as const) {
    const platform = new Intl.NumberFormat('en-GB', {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
    })
    for (let thousandths = 0; thousandths < 20_000; thousandths += 7) {
      const value = thousandths / 1000
      const [ours, theirs] = [decimalText(value, least, most), platform.format(value)]
      if (ours !== theirs) differing.push([value, ours, theirs])
    }
  }
  expect(differing).toEqual([])
})
