import { expect, it } from 'vitest'
import { personNamePattern } from './person-name.ts'

it.each(['O’Brien', "O'Brien", 'Anne-Marie', 'Zoë', 'Zoe\u0308', 'José María', '李', 'A'])(
  '%s is a name',
  (text) => expect(personNamePattern.test(text)).toBe(true),
)

it.each(['', ' Anne', '-Anne', '1Anne', 'Anne1', 'Anne\n', 'Anne <b>', '\u0308Zoe', 'Anne@'])(
  '%j is none',
  (text) => expect(personNamePattern.test(text)).toBe(false),
)
