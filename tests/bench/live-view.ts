import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { root } from './server-process.ts'
import type { Row } from './table.ts'

/** The proof of the pictures asks that the viewer, its worker and the geometry together are no more. */
const goalKb = 15
const folder = join(root, 'web', 'dist', 'client', 'static')

/** What the live view of each kind of piece loads: the viewer, and the worker that builds such pieces. */
export function liveViewRows(): Row[] {
  const viewer = readdirSync(folder).find((file) => /^viewer-[^.]*\.js$/.test(file))
  if (viewer === undefined) throw new Error('The build has no viewer')
  const viewerKb = kilobytesOf(viewer)
  const workers = readFileSync(join(folder, viewer), 'utf8').matchAll(
    /new Worker\(new URL\(["'`]\/static\/((?<kind>[a-z-]+)-[\w-]{8}\.js)["'`]/g,
  )
  return [
    { what: 'Live view, the viewer alone', value: viewerKb, unit: 'KB' },
    ...[...workers].map(([, file = '', kind = '']): Row => ({
      what: `Live view, kind ${kind}`,
      value: [...withImports(file)].reduce((sum, each) => sum + kilobytesOf(each), viewerKb),
      unit: 'KB',
      goal: goalKb,
    })),
  ]
}

/** A file and what it imports at once, as an ear is not, which comes when a piece is put on one. */
function withImports(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known
  known.add(file)
  const imports = /\bimport(?:\s*\{[^}]*\}\s*from)?\s*["'`]\.\/([^"'`]+)["'`]/g
  for (const [, imported = ''] of readFileSync(join(folder, file), 'utf8').matchAll(imports)) {
    withImports(imported, known)
  }
  return known
}

function kilobytesOf(file: string): number {
  const content = readFileSync(join(folder, file))
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  return brotliCompressSync(content, { params }).byteLength / 1000
}
