// npm run build, codegen, check, test:e2e, contract, bench and pictures.
import { build, ensureBuilt } from './lib/build.mjs'
import { browserOfTests, findChromium } from './lib/chromium.mjs'
import { codegen } from './lib/codegen.mjs'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { runMain } from './lib/main.mjs'
import { playwright, vitest } from './lib/parts.mjs'
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
    await codegen()
    const { failed, output } = await vitest('contract', contractTarget(args))
    console.log(output)
    return failed > 0 ? 1 : 0
  },

  async bench(args) {
    await ensureBuilt()
    const env = { FOUND_CHROMIUM: await findChromium() }
    const { code } = await runNode('tests/bench/run.ts', args, { shows: true, env })
    return code
  },

  async pictures(args) {
    const isQuick = args.includes('--quick')
    const { code } = isQuick
      ? await runNode(
          'tests/quick-pictures/main.ts',
          args.filter((each) => each !== '--quick'),
          { shows: true, env: { CHROMIUM_PATH: await findChromium() } },
        )
      : await runNode('fixtures/imagery/render/main.ts', args, { shows: true })
    return code
  },
}

await runMain(async () => {
  const [name, ...args] = process.argv.slice(2)
  if (!Object.hasOwn(tasks, name))
    throw new Problem(`There is no task "${name}": ${Object.keys(tasks).join(', ')}.`)
  await ensureInstalled()
  return tasks[name](args)
})

/** The address that contract tests run against, instead of the mock in their own process. */
function contractTarget(args) {
  const env = {}
  const rest = [...args]
  while (rest.length > 0) {
    const option = rest.shift()
    if (option === '--url' && /^https?:\/\//.test(rest[0] ?? '')) env.CONTRACT_URL = rest.shift()
    else if (option === '--write') env.CONTRACT_WRITE = 'on'
    else throw new Problem('Usage: npm run contract [-- --url https://api.example.com/graphql [--write]]')
  }
  return env
}
