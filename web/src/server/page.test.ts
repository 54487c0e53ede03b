import { expect, it } from 'vitest'
import { createPage, pageBytes } from './page.ts'

it('counts a page by its text, a quarter more for what is compressed, and its headers', () => {
  const headers = [
    ['content-type', 'text/html'],
    ['x-robots-tag', 'noindex'],
  ] as const
  expect(pageBytes(createPage(200, headers, ['x'.repeat(1000), 'é']))).toBe(1253 + 12 + 9 + 12 + 7 + 1024)
})
