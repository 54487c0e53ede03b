import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { contentHash, stampFits, writeStamp } from './content-stamp.mjs'
import { isWindows, pinnedNode, root } from './paths.mjs'
import { Problem, lastLines } from './problem.mjs'
import { run } from './run.mjs'

const stampFile = join(root, 'node_modules', '.installed')

/**
 * Installs the packages of the lock file, the pinned Node among them, unless what is installed
 * already fits. Then nothing is started and no network is needed.
 */
export async function ensureInstalled() {
  const [major = 0] = process.versions.node.split('.').map(Number)
  if (major < 18) throw new Problem(`Node 18 or newer is needed; this is ${process.versions.node}.`)

  const packages = packageFolders()
  const hash = [
    contentHash([
      'pnpm-lock.yaml',
      'pnpm-workspace.yaml',
      ...packages.map((folder) => join(folder, 'package.json')),
    ]),
    process.platform,
    process.arch,
  ].join(' ')
  if (stampFits(stampFile, hash) && isComplete(packages)) return

  // Not on standard output, where a program's report may stand alone.
  console.error('Installing packages (a minute or two the first time) …')
  rmSync(stampFile, { force: true })
  await install()
  if (!existsSync(pinnedNode)) {
    throw new Problem(
      'The packages are installed, but the pinned Node is missing: install scripts may be switched off (`npm config get ignore-scripts`).',
    )
  }
  writeStamp(stampFile, hash)
}

async function install() {
  const { packageManager } = readPackage('.')
  const args = [
    '--yes',
    '--prefer-offline',
    packageManager,
    'install',
    '--frozen-lockfile',
    '--prefer-offline',
  ]
  const { code, output } = await run('npx', args, {
    // CI: never ask. NODE_ENV: in production pnpm would leave out what builds and tests.
    env: { CI: 'true', NODE_ENV: 'development' },
    shell: isWindows,
  })
  if (code !== 0) throw new Problem(`${lastLines(output, 30)}\n\nThe packages could not be installed.`)
}

function packageFolders() {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'package.json')))
    .map((entry) => entry.name)
    .concat('.')
}

/** A package folder that somebody cleaned is installed again. */
function isComplete(packages) {
  return existsSync(pinnedNode) && packages.every((folder) => existsSync(join(root, folder, 'node_modules')))
}

function readPackage(folder) {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
}
