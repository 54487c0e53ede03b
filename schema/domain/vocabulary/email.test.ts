import { expect, it } from 'vitest'
import { emailPattern } from './email.ts'

it.each([
  'a@b.uk',
  'anne-marie.o’brien+ring@post.example.co.uk',
  'zoë@jürgen.example',
  `${'a'.repeat(64)}@example.com`,
])('%s is an e-mail address', (text) => expect(emailPattern.test(text)).toBe(true))

it.each([
  '',
  'anne',
  'anne@example',
  'anne@example.',
  'anne@.com',
  'anne@example..com',
  '@example.com',
  'anne@@example.com',
  'anne marie@example.com',
  ' anne@example.com',
  'anne@example.com ',
  'anne@example.com\nBcc: b@example.com',
  'Anne <anne@example.com>',
  '<anne@example.com',
  'anne@exa mple.com',
  'anne@example.c"om',
  'anne@example.com\u0000',
  'an\u0000ne@example.com',
  'anne@exam\u0000ple.com',
  `${'a'.repeat(65)}@example.com`,
])('%j is none', (text) => expect(emailPattern.test(text)).toBe(false))
