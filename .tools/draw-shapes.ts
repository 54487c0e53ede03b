/**
 * Draws the storefront's own pictures: a loose stone for each shape and the placeholder, as WebP.
 * Run with `node .tools/draw-shapes.ts`; needs a Chromium, found as $CHROMIUM or `chromium`.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drawStone } from '../mock-api/src/drawings/gem.ts'
import { shapes } from '../schema/domain/taxonomy.ts'

const side = 300
/** The page's paper and the stage behind every piece (web tokens). */
const paper = '#fbfaf8'
const stage = '#f4f0ea'
const quality = 0.82

const publicFolder = join(import.meta.dirname, '../web/public')

const placeholder =
  `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300" viewBox="0 0 300 300" fill="none" stroke="#cfc7ba" stroke-width="1.5" stroke-linejoin="round">` +
  `<circle cx="150" cy="178" r="62"/><circle cx="150" cy="178" r="54"/>` +
  `<path d="M132 76h36l14 16-32 26-32-26zM118 92h64M132 76l8 16 10 26 10-26 8-16M140 92l10-16 10 16M138 117l-9-10M162 117l9-10"/></svg>`

interface Picture {
  readonly file: string
  readonly svg: string
  readonly ground: string
}

const pictures: readonly Picture[] = [
  ...shapes.map(({ slug }) => ({ file: `Shapes/${slug}.webp`, svg: drawStone(slug), ground: paper })),
  { file: 'placeholder-300X300.webp', svg: placeholder, ground: stage },
]

/** A page that paints each picture on its ground and writes it out as a WebP data address. */
function painterPage(): string {
  const jobs = pictures.map(({ svg, ground }) => ({ svg, ground }))
  const script = `
    const jobs = ${JSON.stringify(jobs).replaceAll('<', '\\u003c')}
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = ${side}
    const pen = canvas.getContext('2d')
    for (const [index, { svg, ground }] of jobs.entries()) {
      const image = new Image()
      await new Promise((resolve, reject) => {
        image.onload = resolve
        image.onerror = reject
        image.src = 'data:image/svg+xml,' + encodeURIComponent(svg)
      })
      pen.fillStyle = ground
      pen.fillRect(0, 0, ${side}, ${side})
      pen.drawImage(image, 0, 0, ${side}, ${side})
      const line = document.createElement('p')
      line.textContent = 'picture ' + index + ' ' + canvas.toDataURL('image/webp', ${quality})
      document.body.append(line)
    }`
  return `<!doctype html><body><script type="module">${script}</script></body>`
}

function paint(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shapes-'))
  try {
    const page = join(folder, 'painter.html')
    writeFileSync(page, painterPage())
    return execFileSync(
      process.env['CHROMIUM'] ?? 'chromium',
      ['--headless', '--no-sandbox', '--disable-gpu', '--timeout=10000', '--dump-dom', `file://${page}`],
      { encoding: 'utf8', maxBuffer: 2 ** 26, stdio: ['ignore', 'pipe', 'ignore'] },
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

mkdirSync(join(publicFolder, 'Shapes'), { recursive: true })
const painted = new Map(
  [...paint().matchAll(/picture (\d+) data:image\/webp;base64,([\w+/=]+)/g)].map(([, index, data]) => [
    Number(index),
    data,
  ]),
)
for (const [index, { file }] of pictures.entries()) {
  const data = painted.get(index)
  if (data === undefined) throw new Error(`${file} was not painted`)
  const bytes = Buffer.from(data, 'base64')
  writeFileSync(join(publicFolder, file), bytes)
  console.log(`${file} ${(bytes.length / 1024).toFixed(1)} KB`)
}
