import { existsSync, readdirSync, readFileSync } from 'node:fs'
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
    /["'`](?:\/static\/)?((?<kind>[a-z-]+)-[\w-]{8}\.js)["'`]/g,
  )
  return [
    { what: 'Live view, the viewer alone', value: viewerKb, unit: 'KB' },
    ...[...workers]
      .filter(([, file = '']) => existsSync(join(folder, file)) && isWorker(file))
      .map(([, file = '', kind = '']): Row => ({
        what: `Live view, kind ${kind}`,
        value: viewerKb + kilobytesOf(file),
        unit: 'KB',
        goal: goalKb,
      })),
  ]
}

/** A worker loads all it needs; what the viewer imports is on the page already. */
function isWorker(file: string): boolean {
  return !/\bimport\b|\bexport\b/.test(readFileSync(join(folder, file), 'utf8'))
}

function kilobytesOf(file: string): number {
  const content = readFileSync(join(folder, file))
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  return brotliCompressSync(content, { params }).byteLength / 1000
}
