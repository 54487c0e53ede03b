import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { accepted } from './index.ts'
import { root } from '../folders.ts'
import { standsIn } from '../survivors.ts'

it('gives reasons for code that is still there', () => {
  const stale = accepted.filter(({ file, from }) => !standsIn(readFileSync(join(root, file), 'utf8'), from))
  expect(stale.map(({ file, from }) => `${file}: ${from}`)).toEqual([])
})
