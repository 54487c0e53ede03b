import { describe, expect, it } from 'vitest'
import { shopIdentity } from './shop-identity.ts'

describe('the hours of a boutique', () => {
  it.each(shopIdentity.boutiques)('say of every day once whether $name is open', ({ hours }) => {
    const days = hours.flatMap(({ days: [first, last] }) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index),
    )
    expect(days.toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  it('leave Manchester shut from Sunday to Tuesday, the others on Sunday alone', () => {
    const shut = shopIdentity.boutiques.map(({ name, hours }) => [
      name,
      hours.flatMap(({ days, open }) => (open ? [] : [days])),
    ])
    expect(shut).toEqual([
      ['London', [[0, 0]]],
      ['Manchester', [[0, 2]]],
      ['Cheshire', [[0, 0]]],
    ])
  })
})
