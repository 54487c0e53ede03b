import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { commandScript, pinnedNode, root } from './paths.mjs'
import { Problem, lastLines } from './problem.mjs'
import { run, runNode } from './run.mjs'

const startLimitMs = 30_000
const downloadLimitMs = 300_000
// The first is the engine without a window: what Playwright itself takes, and a quarter less work a page.
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/**
 * The path of a Chromium that starts: the one that CHROMIUM_PATH names, else Playwright's own, else the
 * machine's, else one that is installed now.
 */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH
  const path = await firstThatStarts([named])
  if (named && !path) console.error(`CHROMIUM_PATH names ${named}, which does not start: taking another.`)
  return path ?? (await firstThatStarts(await candidates())) ?? (await installChromium())
}

/** The Chromium of the tests; where there is none, why: the other parts still tell something. */
export async function browserOfTests() {
  try {
    return { chromium: await findChromium() }
  } catch (error) {
    return { reason: error.message }
  }
}

async function candidates() {
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/bin')
  return [
    await playwrightsOwn(),
    ...systemNames.flatMap((name) => folders.map((folder) => join(folder, name))),
  ]
}

async function playwrightsOwn() {
  const question = "process.stdout.write(require('playwright').chromium.executablePath())"
  const { code, output } = await run(pinnedNode, ['-e', question], {
    cwd: join(root, 'tests'),
    limitMs: startLimitMs,
  })
  return code === 0 ? output : undefined
}

/** A file of that name may be a stub, or lack a library: only one that tells its version will do. */
async function firstThatStarts(paths) {
  for (const path of paths) {
    if (!path || !existsSync(path)) continue
    const { code } = await run(path, ['--version'], { limitMs: startLimitMs })
    if (code === 0) return path
  }
  return undefined
}

async function installChromium() {
  console.log('Installing a Chromium for the tests …')
  const failures = []
  for (const install of [installPlaywrights, installDistributions]) {
    const { code, output } = await install()
    const path = code === 0 && (await firstThatStarts(await candidates()))
    if (path) return path
    failures.push(lastLines(output, 10))
  }
  throw new Problem(
    `${failures.join('\n')}\n\nThere is no Chromium: install one, or name it in CHROMIUM_PATH.`,
  )
}

function installPlaywrights() {
  return runNode(commandScript('tests', 'playwright'), ['install', 'chromium'], { limitMs: downloadLimitMs })
}

async function installDistributions() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    return { code: 1, output: 'Only root may install one with apt-get, where there is apt-get.' }
  }
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, limitMs: downloadLimitMs }
  const install = (name) => run('apt-get', ['install', '-y', '--no-install-recommends', name], options)
  await run('apt-get', ['update'], options)
  const shell = await install('chromium-headless-shell')
  // Older distributions have the whole browser alone.
  return shell.code === 0 ? shell : install('chromium')
}
