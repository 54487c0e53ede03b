import { describe, expect, it } from 'vitest'
import { pendingAttributes } from './use-pending-attributes.ts'

const base = '/create/engagement-ring'

describe('the filters in the address of a list', () => {
  it.each([
    [base, ''],
    [`${base}/`, ''],
    [`${base}/halo_platinum`, 'halo_platinum'],
    [`${base}/halo/`, 'halo'],
    [`${base}/product/PR-00208`, null],
    ['/create/engagement-rings', null],
    ['/cart', null],
  ])('are of %s: %s', (pathname, attributes) => {
    expect(pendingAttributes(pathname, base)).toBe(attributes)
  })
})
