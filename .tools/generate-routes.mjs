// Writes the route tree before there is a build, for the type check. Reading the build's own
// configuration makes its router plugin write it, so that both always write the same.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './lib/paths.mjs'

const webFolder = join(root, 'web')

// The plugin reports a broken route file and carries on.
const report = console.error
console.error = (...message) => {
  process.exitCode = 1
  report(...message)
}

process.chdir(webFolder)
const vite = createRequire(join(webFolder, 'package.json')).resolve('vite')
const { resolveConfig } = await import(pathToFileURL(vite).href)
await resolveConfig({ root: webFolder, logLevel: 'error' }, 'build', 'production')
