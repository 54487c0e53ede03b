import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ashcombe-'))
  copyFileSync(join(import.meta.dirname, 'main.ts'), join(folder, 'main.ts'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The program with this in place of its modules. */
function runWith(text: string) {
  writeFileSync(join(folder, 'program.ts'), text)
  return spawnSync(process.execPath, [join(folder, 'main.ts')], { encoding: 'utf8' })
}

it.each([
  ['imports a generated file that is not there', "import './generated/none.ts'\n", 'generated/none.ts'],
  ['cannot be read', 'export const program = {\n', 'SyntaxError'],
])('ends with 4 and a sentence where a module %s', (_, text, reason) => {
  const { status, stderr } = runWith(text)
  expect(status).toBe(4)
  expect(stderr).toContain(
    'This program cannot be loaded, and nothing is known of the API. Where a generated file is missing, npm run codegen writes it.',
  )
  expect(stderr).toContain(reason)
})

it('ends as the program says where all is loaded', () => {
  expect(runWith('export const program = async () => 3\n').status).toBe(3)
})
