import { expect, it } from 'vitest'
import { providerUrl } from './provider-url.ts'

it.each([
  ['https://pay.example.com/p', true],
  ['http://localhost:4000/pay/p1?world=mine', true],
  ['javascript:alert(1)', false],
  ['data:text/html,hello', false],
  ['/pay/p1', false],
  ['', false],
])('%s is a page of the web: %s', (url, isPage) => {
  expect(providerUrl(url)).toBe(isPage ? url : null)
})
