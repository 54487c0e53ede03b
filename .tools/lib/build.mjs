import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { codegen, committedOutput } from './codegen.mjs'
import { contentHash, stampFits, writeStamp } from './content-stamp.mjs'
import { problemsOfMessages } from './messages.mjs'
import { buildStampFile, commandScript, root } from './paths.mjs'
import { Problem } from './problem.mjs'
import { runNode } from './run.mjs'

/** The languages of the storefront, which is built once for each. */
const { locales } = JSON.parse(readFileSync(join(root, 'web/project.inlang/settings.json'), 'utf8'))

const outputs = ['web/dist/client', 'web/src/generated', 'mock-api/src/generated'].concat(
  locales.map((language) => `web/dist/server-${language}`),
)

const inputs = 'schema web codegen.ts tsconfig.json package.json pnpm-lock.yaml mock-api/package.json'
  .split(' ')
  .concat(
    ['codegen', 'lib/build.mjs', 'lib/codegen.mjs', 'lib/messages.mjs', 'precompress.mjs'].map(
      (path) => `.tools/${path}`,
    ),
  )

/** Generates and builds for production when an input changed since the last build. */
export async function ensureBuilt() {
  const hash = inputHash()
  const isBuilt = outputs.every((path) => existsSync(join(root, path))) && stampFits(buildStampFile, hash)
  if (isBuilt) return
  console.log('Building the storefront …')
  await codegen()
  await build(hash)
}

/** Builds the storefront for production in every language, and compresses what the browser will load. */
export async function build(hash = inputHash()) {
  rmSync(buildStampFile, { force: true })
  const problems = problemsOfMessages()
  if (problems.length > 0)
    throw new Problem(`Words of the storefront are not in order:\n${problems.join('\n')}`)
  const folder = join(root, 'web')
  rmSync(join(folder, 'dist'), { recursive: true, force: true })
  let output = ''
  // One after the other: a build keeps all cores busy by itself, and takes a gigabyte.
  for (const language of locales) {
    const bundle = await runNode(commandScript('web', 'vite'), ['build'], {
      cwd: folder,
      env: { NODE_ENV: 'production', SHOP_LANGUAGE: language },
    })
    if (bundle.code !== 0) throw new Problem(`${bundle.output}\nThe storefront could not be built.`)
    output += bundle.output
  }
  const compression = await runNode(join(root, '.tools', 'precompress.mjs'), [join(folder, 'dist', 'client')])
  if (compression.code !== 0) throw new Problem(compression.output)
  writeStamp(buildStampFile, hash)
  return output + compression.output
}

function inputHash() {
  return contentHash(inputs, (file) => !isDerived(file) && !/\.test\.tsx?$/.test(file))
}

function isDerived(file) {
  const path = relative(root, file).replaceAll('\\', '/')
  if (path.startsWith('web/project.inlang/')) return !path.endsWith('/settings.json')
  return path === committedOutput || path.endsWith('.gen.ts')
}
