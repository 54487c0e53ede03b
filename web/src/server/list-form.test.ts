import { describe, expect, it } from 'vitest'
import { addressOfForm } from './list-form.ts'

const rings = '/rings/collection'
const all = 'price-least=395&price-most=4520'

describe('a form of a list', () => {
  it.each([
    ['both numbers', rings, `?price-min=500&price-max=2000&${all}`, '/rings/collection/price-500-to-2000'],
    [
      'an open lower end',
      rings,
      `?price-min=&price-max=2%2C000&${all}`,
      '/rings/collection/price-395-to-2000',
    ],
    ['an open upper end', rings, `?price-min=%C2%A3500&${all}`, '/rings/collection/price-500-to-4520'],
    [
      'the wrong way round',
      rings,
      `?price-min=2000&price-max=500&${all}`,
      '/rings/collection/price-500-to-2000',
    ],
    [
      'what is no number',
      rings,
      `?price-min=much&price-max=2000&${all}`,
      '/rings/collection/price-395-to-2000',
    ],
    ['beyond all there is', rings, `?price-min=1&price-max=99999&${all}`, rings],
    ['nothing', `${rings}/price-500-to-2000`, `?price-min=&price-max=&${all}`, rings],
    [
      'other filters and an order',
      `${rings}/platinum_sort-newest`,
      `?price-min=500&price-max=2000&${all}`,
      '/rings/collection/platinum_price-500-to-2000_sort-newest',
    ],
    ['something else in the query', rings, `?utm=a&price-min=500&${all}`, `${rings}/price-500-to-4520?utm=a`],
    ['settings', '/create/pendant/halo/', `?price-max=900&${all}`, '/create/pendant/halo_price-395-to-900'],
    [
      'a list of one price',
      `${rings}/price-400-to-500`,
      '?price-min=&price-max=&price-least=450&price-most=450',
      rings,
    ],
    [
      'stones by weight',
      '/create/gemstones',
      '?carat-min=0.7&carat-least=0.20&carat-most=10.00',
      '/create/gemstones/carat-0-70-to-10-00',
    ],
  ])('with %s leads to an address', (_, pathname, search, address) => {
    expect(addressOfForm(pathname, search)).toBe(address)
  })

  it.each([
    ['another page', '/cart', `?price-min=500&${all}`],
    ['a query that says nothing of it', rings, '?price-min=500'],
    ['no least', rings, '?price-min=500&price-least=&price-most=4520'],
    ['no most', rings, '?price-min=500&price-least=0&price-most='],
    ['bounds upside down', rings, '?price-min=500&price-least=900&price-most=100'],
    ['a filter that is not offered there', `${rings}/halo`, `?price-min=500&${all}`],
  ])('is none: %s', (_, pathname, search) => {
    expect(addressOfForm(pathname, search)).toBeNull()
  })
})
