import { expect, it } from 'vitest'
import { securityHeaders } from './security-headers.ts'

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
  'cross-origin-opener-policy': 'same-origin',
}

it('has browsers come back over TLS alone where the shop is served so', () => {
  expect(securityHeaders('https://www.example.com')).toEqual({
    ...always,
    'strict-transport-security': 'max-age=31536000',
  })
})

it('makes no such promise where it is not', () => {
  expect(securityHeaders('http://localhost:3000')).toEqual(always)
})
