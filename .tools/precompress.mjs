// Writes a .br and a .gz beside each file of a folder that compresses well, for the server to send as they are.
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesUnder } from './lib/content-stamp.mjs'

const compressible = /\.(?:js|mjs|css|html|svg|json|xml|txt|webmanifest|wasm)$/
const smallestBytes = 512

const encodings = [
  { extension: '.br', compress: brotli },
  { extension: '.gz', compress: (content) => promisify(gzip)(content, { level: 9 }) },
]

const [folder] = process.argv.slice(2)
await Promise.all(
  filesUnder(folder)
    .filter((file) => compressible.test(file))
    .map(compressFile),
)

async function compressFile(file) {
  const content = await readFile(file)
  if (content.length < smallestBytes) return
  for (const { extension, compress } of encodings) {
    const compressed = await compress(content)
    if (compressed.length < content.length) await writeFile(file + extension, compressed)
  }
}

function brotli(content) {
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
}
