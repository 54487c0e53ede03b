// npm test: everything that must hold, on a machine that has Node and npm.
import { browserOfTests } from './lib/chromium.mjs'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { runMain } from './lib/main.mjs'
import { parts } from './lib/parts.mjs'
import { runParts } from './lib/run-parts.mjs'

await runMain(async () => {
  await ensureInstalled()
  return runParts(Object.keys(parts), await browserOfTests())
})
