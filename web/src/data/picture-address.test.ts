import { expect, it } from 'vitest'
import { pictureAddress } from './picture-address.ts'

const host = 'https://img.example.com'

it('puts the image host before a path and leaves an absolute address alone', () => {
  expect(pictureAddress(host, '/assets/a.svg')).toBe('https://img.example.com/assets/a.svg')
  expect(pictureAddress(host, 'assets/a.svg')).toBe('https://img.example.com/assets/a.svg')
  expect(pictureAddress(host, 'https://cdn.example.com/a.webp')).toBe('https://cdn.example.com/a.webp')
  expect(pictureAddress(host, 'http://localhost:4000/a.webp')).toBe('http://localhost:4000/a.webp')
  expect(pictureAddress(host, '/assets/from:http://a.svg')).toBe(
    'https://img.example.com/assets/from:http://a.svg',
  )
  expect(pictureAddress(host, null)).toBeNull()
})

it.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:image/svg+xml,<svg/>',
  'http://',
  'https://a b',
])('gives no address for %s', (source) => {
  expect(pictureAddress(host, source)).toBeNull()
})
