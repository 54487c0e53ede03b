/**
 * Draws the shop's pictures that are missing or have changed with the renderer of the live view, in a browser
 * without a window, into .cache/imagery/quick: `npm run pictures -- --quick`. About a second each and second best:
 * nothing lies in the shadow of anything else, and metal does not mirror its stones.
 *
 *   --drawn         draws the pictures that are never traced, variants of stones, into fixtures/imagery instead
 *   --only <regexp> only traces whose key fits; removes nothing
 *   --list          says what is missing, draws nothing
 *   --sheet         then puts contact sheets into /tmp/pictures, one for each style and shape
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  imageryFolder,
  readManifest,
  stillPath,
  stillsPath,
  type Manifest,
} from '@shop/fixtures/imagery/manifest'
import { isDrawn } from '@shop/fixtures/imagery/is-drawn'
import { keysOf, wantedTraces } from '@shop/fixtures/imagery/pictures'
import { keptEntries, removeUnused } from '@shop/fixtures/imagery/render/plan'
import { progressLine } from '@shop/fixtures/imagery/render/progress'
import { drawVersion, missingOf, quickJob, type QuickJob } from '@shop/fixtures/imagery/render/quick-job'
import { sheetFolder, sheetsOf } from '@shop/fixtures/imagery/render/sheets'
import { summary, writeManifest } from '@shop/fixtures/imagery/render/write-manifest'
import type { DrawnJob } from './page.ts'
import { builtScript, openStudio, type Studio } from './studio.ts'

const { values: options } = parseArgs({
  options: {
    drawn: { type: 'boolean', default: false },
    only: { type: 'string' },
    list: { type: 'boolean', default: false },
    sheet: { type: 'boolean', default: false },
  },
})

const folder = options.drawn ? imageryFolder : join(imageryFolder, '../../.cache/imagery/quick')

await run()

async function run(): Promise<void> {
  const everyTrace = wantedTraces()
  const traces = everyTrace.filter(
    (trace) =>
      (!options.drawn || isDrawn(trace)) &&
      (options.only === undefined || new RegExp(options.only).test(trace.key)),
  )
  const script = builtScript()
  const known = readManifest(folder)
  const renderer = options.drawn ? drawVersion : script
  const missing = traces.flatMap((trace) => missingOf(quickJob(trace, renderer), folder, known) ?? [])
  const keys = missing.flatMap(({ pictures }) => pictures.map(({ key }) => key))
  say(`${missing.length} of ${traces.length} traces to draw for ${keys.length} pictures`)
  if (options.list) {
    say(keys.join('\n'))
    return
  }
  const studio = await openStudio(script)
  try {
    const manifest = await drawAll(studio, missing, known)
    // What could not be drawn may be all that a page has: nothing is removed then.
    if (options.only === undefined && process.exitCode === undefined) {
      const kept = keptEntries(manifest, everyTrace.flatMap(keysOf))
      writeManifest(folder, kept)
      say(`${removeUnused(folder, kept)} unused files removed`)
    }
    say(summary(readManifest(folder)))
    if (options.sheet) {
      mkdirSync(sheetFolder, { recursive: true })
      const sheets = sheetsOf(traces, folder)
      for (const sheet of sheets) await studio.drawSheet(sheet)
      say(`${sheets.length} sheets in ${sheetFolder}`)
    }
  } finally {
    await studio.close()
  }
}

/** Draws jobs one after the other; whoever is stopped keeps what is there. Returns the manifest of it all. */
async function drawAll(studio: Studio, jobs: readonly QuickJob[], known: Manifest): Promise<Manifest> {
  const started = performance.now()
  const entries = new Map(Object.entries(known))
  for (const [index, job] of jobs.entries()) {
    try {
      for (const [key, entry] of Object.entries(written(job, await studio.draw(job)))) entries.set(key, entry)
      writeManifest(folder, Object.fromEntries(entries))
    } catch (error) {
      say(`${job.pictures[0]?.key ?? ''}: ${String(error)}`)
      process.exitCode = 1
    }
    const elapsedSeconds = (performance.now() - started) / 1e3
    say(progressLine({ done: index + 1, total: jobs.length, elapsedSeconds }))
  }
  return Object.fromEntries(entries)
}

/** Writes the files of pictures; returns what the manifest says of them. */
function written({ sides, pictures, stoneMask }: QuickJob, drawn: DrawnJob): Manifest {
  mkdirSync(stillsPath(folder), { recursive: true })
  const hashes = new Map(pictures.map(({ key, hash }) => [key, hash]))
  if (stoneMask !== null && drawn.stoneMask !== null) {
    writeFileSync(stillPath(stoneMask, 'stone', folder), Buffer.from(drawn.stoneMask, 'base64'))
  }
  return Object.fromEntries(
    drawn.pictures.map(({ key, files, placeholder }) => {
      const hash = hashes.get(key) ?? ''
      const contents = files.map((file) => Buffer.from(file, 'base64'))
      contents.forEach((content, place) => {
        const path = stillPath(hash, sides[place] ?? 320, folder)
        writeFileSync(path, content)
      })
      const bytes = contents.reduce((sum, { byteLength }) => sum + byteLength, 0)
      const mask = stoneMask === null ? {} : { stoneMask }
      return [key, { hash, side: sides[0] ?? 320, bytes, placeholder, ...mask }]
    }),
  )
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
