/**
 * Draws the shop's pictures that are missing or have changed with the renderer of the live view, in a browser
 * without a window, into fixtures/imagery: `npm run pictures`.
 *
 *   --draft         draws all that the renderer as it is now draws otherwise, into .cache/imagery/draft instead
 *   --only <regexp> only subjects whose key fits; removes nothing
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
  type ManifestEntry,
} from '@shop/fixtures/imagery/manifest'
import { keysOf, wantedSubjects } from '@shop/fixtures/imagery/pictures'
import { drawVersion, drawingJob, missingOf, type DrawingJob } from './drawing-job.ts'
import { encoded } from './encode.ts'
import { keptEntries, removeUnused } from './kept-pictures.ts'
import type { DrawnJob } from './page.ts'
import { progressLine } from './progress.ts'
import { sheetFolder, sheetsOf } from './sheets.ts'
import { builtScript, openStudio, type Studio } from './studio.ts'
import { summary, writeManifest } from './write-manifest.ts'

const { values: options } = parseArgs({
  options: {
    draft: { type: 'boolean', default: false },
    only: { type: 'string' },
    list: { type: 'boolean', default: false },
    sheet: { type: 'boolean', default: false },
  },
})

const folder = options.draft ? join(imageryFolder, '../../.cache/imagery/draft') : imageryFolder

await run()

async function run(): Promise<void> {
  const everySubject = wantedSubjects()
  const subjects = everySubject.filter(
    ({ key }) => options.only === undefined || new RegExp(options.only).test(key),
  )
  const script = builtScript()
  const known = readManifest(folder)
  const renderer = options.draft ? script : drawVersion
  const missing = subjects.flatMap((subject) => missingOf(drawingJob(subject, renderer), folder, known) ?? [])
  const keys = missing.flatMap(({ pictures }) => pictures.map(({ key }) => key))
  say(`${missing.length} of ${subjects.length} subjects to draw for ${keys.length} pictures`)
  if (options.list) {
    say(keys.join('\n'))
    return
  }
  const studio = await openStudio(script)
  try {
    const manifest = await drawAll(studio, missing, known)
    // What could not be drawn may be all that a page has: nothing is removed then.
    if (options.only === undefined && process.exitCode === undefined) {
      const kept = keptEntries(manifest, everySubject.flatMap(keysOf))
      writeManifest(folder, kept)
      say(`${removeUnused(folder, kept)} unused files removed`)
    }
    say(summary(readManifest(folder)))
    if (options.sheet) {
      mkdirSync(sheetFolder, { recursive: true })
      const sheets = sheetsOf(subjects, folder)
      for (const sheet of sheets) await studio.drawSheet(sheet)
      say(`${sheets.length} sheets in ${sheetFolder}`)
    }
  } finally {
    await studio.close()
  }
}

/** Draws jobs one after the other; whoever is stopped keeps what is there. Returns the manifest of it all. */
async function drawAll(studio: Studio, jobs: readonly DrawingJob[], known: Manifest): Promise<Manifest> {
  const started = performance.now()
  const entries = new Map(Object.entries(known))
  for (const [index, job] of jobs.entries()) {
    try {
      const made = await written(job, await studio.draw(job))
      for (const [key, entry] of Object.entries(made)) entries.set(key, entry)
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
async function written(
  { sides, pictures, stoneMask, quality }: DrawingJob,
  drawn: DrawnJob,
): Promise<Manifest> {
  mkdirSync(stillsPath(folder), { recursive: true })
  const hashes = new Map(pictures.map(({ key, hash }) => [key, hash]))
  if (stoneMask !== null && drawn.stoneMask !== null) {
    writeFileSync(stillPath(stoneMask, 'stone', folder), Buffer.from(drawn.stoneMask, 'base64'))
  }
  const entries: [string, ManifestEntry][] = []
  for (const { key, png, placeholder } of drawn.pictures) {
    const hash = hashes.get(key) ?? ''
    let bytes = 0
    for (const side of sides) {
      const file = await encoded(Buffer.from(png, 'base64'), side, quality)
      writeFileSync(stillPath(hash, side, folder), file)
      bytes += file.byteLength
    }
    const mask = stoneMask === null ? {} : { stoneMask }
    entries.push([key, { hash, side: sides[0] ?? 320, bytes, placeholder, ...mask }])
  }
  return Object.fromEntries(entries)
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
