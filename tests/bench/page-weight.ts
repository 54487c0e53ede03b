import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { root } from './server-process.ts'

/** What a browser loads for a page, in bytes after brotli. */
export interface PageWeight {
  readonly scripts: number
  /** The styles in the page, all it is painted with. */
  readonly styles: number
  /** The page itself without its styles, at the best quality. */
  readonly html: number
  /** The page itself as the server sends it. */
  readonly htmlAsSent: number
}

/** The quality with which the server compresses a page while it sends it: the one of `compress-page`. */
const sentQuality = 6
const styleElement = /<style[^>]*>([^]*?)<\/style>/g
const client = join(root, 'web', 'dist', 'client')

/** Weighs a page: its HTML, its styles, and every script that it names or that one of those imports. */
export function weighPage(html: string): PageWeight {
  const styles = [...html.matchAll(styleElement)].map(([, text]) => text).join('')
  const unstyled = Buffer.from(html.replaceAll(styleElement, ''))
  return {
    scripts: weightOf(withImports(scriptsNamedIn(html))),
    styles: brotliBytes(Buffer.from(styles), constants.BROTLI_MAX_QUALITY),
    html: brotliBytes(unstyled, constants.BROTLI_MAX_QUALITY),
    htmlAsSent: brotliBytes(Buffer.from(html), sentQuality),
  }
}

/** The scripts of a page, its route's files included: the page carries their names for the router. */
function scriptsNamedIn(html: string): string[] {
  return [...html.matchAll(/\/static\/[\w.$-]+\.js/g)].map(([file]) => file)
}

/** What is imported at once comes along; what is imported on demand does not. */
function withImports(named: readonly string[]): string[] {
  const files = new Set(named)
  for (const file of files) {
    const text = readFileSync(join(client, file), 'utf8')
    for (const [, imported] of text.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g)) {
      files.add(`/static/${imported}`)
    }
  }
  return [...files]
}

function weightOf(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + fileBytes(join(client, file)), 0)
}

/** A file as it is sent: the build leaves a compressed copy beside it, save where that gains nothing. */
function fileBytes(path: string): number {
  if (existsSync(`${path}.br`)) return readFileSync(`${path}.br`).byteLength
  return brotliBytes(readFileSync(path), constants.BROTLI_MAX_QUALITY)
}

function brotliBytes(content: Buffer, quality: number): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).byteLength
}
