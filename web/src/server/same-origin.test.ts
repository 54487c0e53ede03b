import { expect, it } from 'vitest'
import { isSameOrigin } from './same-origin.ts'

const from = (headers: Record<string, string>) =>
  isSameOrigin(new Headers({ host: 'shop.internal:3000', ...headers }), 'https://www.ashcombe.example.com')

it.each([
  ['says that it comes from the shop', { 'sec-fetch-site': 'same-origin' }],
  ['names the shop’s public address', { origin: 'https://www.ashcombe.example.com' }],
  ['names the address that it asks', { origin: 'http://shop.internal:3000' }],
  ['says nothing, as no browser does', {}],
])('takes a request that %s', (_, headers) => {
  expect(from(headers)).toBe(true)
})

it.each([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['another shop of the same site', { 'sec-fetch-site': 'same-site' }],
  ['no page', { 'sec-fetch-site': 'none' }],
  ['another site in an old browser', { origin: 'https://evil.example' }],
  ['a page without an origin', { origin: 'null' }],
])('refuses a request of %s', (_, headers) => {
  expect(from(headers)).toBe(false)
})
