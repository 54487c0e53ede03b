import { expect, it } from 'vitest'
import { pictureAddress } from './picture-address.ts'

it('puts the image host before a path and leaves an absolute address alone', () => {
  expect(pictureAddress('https://img.example.com', '/assets/a.svg')).toBe(
    'https://img.example.com/assets/a.svg',
  )
  expect(pictureAddress('https://img.example.com', 'https://cdn.example.com/a.webp')).toBe(
    'https://cdn.example.com/a.webp',
  )
  expect(pictureAddress('https://img.example.com', null)).toBeNull()
})
