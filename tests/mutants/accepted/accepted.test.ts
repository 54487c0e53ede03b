import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { accepted } from './index.ts'
import { root } from '../folders.ts'

it('gives reasons for code that is still there', () => {
  const withoutSpace = (text: string) => text.replace(/\s+/g, '')
  const stale = accepted.filter(({ file, from }) => {
    const source = readFileSync(join(root, file), 'utf8')
    // What is long was cut where it is told.
    return !withoutSpace(source).includes(withoutSpace(from).replace(/…$/, ''))
  })
  expect(stale.map(({ file, from }) => `${file}: ${from}`)).toEqual([])
})
