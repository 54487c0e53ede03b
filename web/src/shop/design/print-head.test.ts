import { expect, it } from 'vitest'
import { typedAddress } from './print-head.tsx'

it('an address on paper has no protocol', () => {
  expect(typedAddress('https://www.example.com', '/create/gemstones')).toBe(
    'www.example.com/create/gemstones',
  )
  expect(typedAddress('http://localhost:3000', '/cart')).toBe('localhost:3000/cart')
})
