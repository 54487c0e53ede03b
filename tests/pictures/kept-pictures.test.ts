import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { tmpdir } from 'node:os'
import { afterAll, expect, it } from 'vitest'
import { stillPath } from '@shop/fixtures/imagery/manifest'
import { isThere, keptEntries, removeUnused } from './kept-pictures.ts'

const folder = mkdtempSync(join(tmpdir(), 'imagery-'))
afterAll(() => rmSync(folder, { recursive: true }))

const entry = (hash: string) => ({ hash, side: 640 as const, bytes: 1, placeholder: '' })

function putFiles(hash: string): void {
  for (const side of [640, 320, 'stone'] as const) {
    const path = stillPath(hash, side, folder)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, '')
  }
}

it('misses a picture that is not named, has changed or has lost a file', () => {
  putFiles('aaaa')
  const isKept = (manifest: Parameters<typeof isThere>[3]) =>
    isThere({ key: 'ring', hash: 'aaaa' }, { sides: [640, 320] }, folder, manifest)
  expect(isKept({ ring: entry('aaaa') })).toBe(true)
  expect(isKept({})).toBe(false)
  expect(isKept({ ring: entry('bbbb') })).toBe(false)
  rmSync(stillPath('aaaa', 320, folder))
  expect(isKept({ ring: entry('aaaa') })).toBe(false)
})

it('removes files and entries that nothing uses', () => {
  for (const hash of ['aaaa', 'bbbb', 'cccc']) putFiles(hash)
  const used = { ...entry('aaaa'), stoneMask: 'cccc' }
  const manifest = keptEntries({ z: used, gone: entry('bbbb') }, ['z', 'a'])
  expect(manifest).toEqual({ z: used })
  removeUnused(folder, manifest)
  expect(existsSync(stillPath('aaaa', 640, folder))).toBe(true)
  expect(existsSync(stillPath('cccc', 'stone', folder))).toBe(true)
  expect(existsSync(stillPath('bbbb', 320, folder))).toBe(false)
})
