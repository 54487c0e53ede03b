import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { securityPolicy } from './security-policy.ts'

const options = {
  assetsUrl: 'https://img.example.com/shop',
  marketingScriptUrl: null,
  serviceScriptUrls: [],
  serviceSources: [],
  isDevelopment: false,
}

it('lets a page load what is the shop’s own and pictures, run its own scripts, and be framed by nobody', () => {
  const hash = createHash('sha256').update('go()').digest('base64')
  expect(securityPolicy(['go()', 'go()'], options).split('; ')).toEqual([
    "default-src 'self'",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https://img.example.com",
    "connect-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    'report-uri /api/reports',
  ])
})

it('lets the page of the development server speak to it over a socket', () => {
  const policy = securityPolicy([], { ...options, isDevelopment: true })
  expect(policy).toContain("; connect-src 'self' ws:; frame-src")
})
