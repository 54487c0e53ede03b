import { describe, expect, it } from 'vitest'
import { segmentsAfter } from './segments-after.ts'

const base = '/rings/product/RI-00801'

describe('what follows a base in a path', () => {
  it.each([
    [base, []],
    [`${base}/`, []],
    [`${base}/platinum`, ['platinum']],
    [`${base}/platinum/2-50/heavy/`, ['platinum', '2-50', 'heavy']],
    ['/rings/product/RI-008011', null],
    ['/rings', null],
  ])('is of %s: %j', (pathname, segments) => {
    expect(segmentsAfter(pathname, base)).toEqual(segments)
  })
})
