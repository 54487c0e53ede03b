import { expect, it } from 'vitest'
import { isOwnPath } from './is-own-path.ts'

it.each([
  ['/', true],
  ['/rings/collection#first-48', true],
  ['//evil.example.com', false],
  ['https://evil.example.com', false],
  ['rings/collection', false],
  ['{', false],
  ['null', false],
  ['', false],
])('knows a path of the shop: %j', (text, isOwn) => expect(isOwnPath(text)).toBe(isOwn))
