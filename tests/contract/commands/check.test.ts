import { expect, it } from 'vitest'
import { readOptions } from '../runner/options.ts'
import { runOptionsOf } from './check.ts'

it.each([
  ['the mock in this process is changed, and has no second try', [], { canWrite: true, triesAgain: false }],
  [
    'an API is only read, and may be bought from',
    ['--url', 'https://api.test'],
    { canWrite: false, triesAgain: true },
  ],
  [
    'an API is changed with --write',
    ['--url', 'https://api.test', '--write'],
    { canWrite: true, triesAgain: true },
  ],
])('%s', (_, args, expected) => {
  expect(runOptionsOf(readOptions(args, {}, 7))).toEqual({ seed: 7, ...expected })
})
