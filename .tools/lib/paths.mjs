import { readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const isWindows = process.platform === 'win32'
export const root = fileURLToPath(new URL('../..', import.meta.url))
export const cacheFolder = join(root, '.cache')

/** Holds the hash of what the last production build was made of. */
export const buildStampFile = join(cacheFolder, 'build.stamp')

/** The Node that everything but these launchers runs on, whatever Node the machine has. */
export const pinnedNode = join(root, 'node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node')

/**
 * The script behind a package's command. It is handed to the pinned Node directly: the shims in
 * `.bin` would run on whichever Node comes first on the path.
 */
export function commandScript(workspaceFolder, packageName, command = packageName) {
  const folder = join(root, workspaceFolder, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[command])
}

/** The machine's environment with the pinned Node first on the path, for what tools start themselves. */
export function toolEnvironment(additions = {}) {
  const pathName = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  return {
    ...process.env,
    [pathName]: [join(root, 'node_modules', '.bin'), process.env[pathName]].join(delimiter),
    // The route generator would put its scratch folder at the top level.
    TSR_TMP_DIR: join(cacheFolder, 'routes'),
    ...additions,
  }
}
