// npm run build, codegen, check, test:e2e, contract, bench, mutants and pictures.
import { build, ensureBuilt } from './lib/build.mjs'
import { startChild } from './lib/children.mjs'
import { browserOfTests, findChromium } from './lib/chromium.mjs'
import { codegen } from './lib/codegen.mjs'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { runMain } from './lib/main.mjs'
import { playwright } from './lib/parts.mjs'
import { pinnedNode } from './lib/paths.mjs'
import { Problem } from './lib/problem.mjs'
import { runParts } from './lib/run-parts.mjs'
import { runNode } from './lib/run.mjs'

const tasks = {
  async codegen() {
    await codegen()
  },

  async build() {
    await codegen()
    console.log(await build())
  },

  check: async () =>
    runParts(['codegen', 'types', 'lint', 'spelling', 'format', 'unit', 'component'], await browserOfTests()),

  async e2e(args) {
    await ensureBuilt()
    const { code } = await playwright({ chromium: await findChromium(), args, shows: true })
    return code
  },

  async contract(args) {
    // Its report is all that stands on standard output, for whoever reads it as data.
    const stdio = ['ignore', 'inherit', 'inherit']
    const { code, reason } = await startChild(pinnedNode, ['tests/contract/main.ts', ...args], { stdio })
      .ended
    return reason === `code ${code}` ? code : failedCode
  },

  async bench(args) {
    await ensureBuilt()
    const env = { FOUND_CHROMIUM: await findChromium() }
    const { code } = await runNode('tests/bench/run.ts', args, { shows: true, env })
    return code
  },

  async mutants(args) {
    await codegen()
    const env = { CHROMIUM_PATH: await findChromium() }
    const { code } = await runNode('tests/mutants/run.ts', args, { shows: true, env })
    return code
  },

  async pictures(args) {
    const env = { CHROMIUM_PATH: await findChromium() }
    const { code } = await runNode('tests/pictures/main.ts', args, { shows: true, env })
    return code
  },
}

const [name, ...args] = process.argv.slice(2)
// What 1 means there is that the API deviates (`tests/contract/runner/options.ts`).
const failedCode = name === 'contract' ? 4 : 1

await runMain(runTask, { failedCode })

async function runTask() {
  if (!Object.hasOwn(tasks, name))
    throw new Problem(`There is no task "${name}": ${Object.keys(tasks).join(', ')}.`)
  if (args.length > 0 && tasks[name].length === 0)
    throw new Problem(`npm run ${name} takes no arguments, and was given ${args.join(' ')}.`)
  await ensureInstalled()
  return tasks[name](args)
}
