// npm test: everything that must hold, on a machine that has Node and npm.
import { browserOfTests } from './lib/chromium.mjs'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { runMain } from './lib/main.mjs'
import { parts } from './lib/parts.mjs'
import { Problem } from './lib/problem.mjs'
import { runParts } from './lib/run-parts.mjs'

await runMain(async () => {
  const args = process.argv.slice(2)
  if (args.length > 0)
    throw new Problem(
      `npm test runs everything, and was given ${args.join(' ')}. Some of it: npx vitest run --config tests/vitest.config.ts --project unit …`,
    )
  await ensureInstalled()
  return runParts(Object.keys(parts), await browserOfTests())
})
