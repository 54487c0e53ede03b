import { join } from 'node:path'
import { commandScript, root } from './paths.mjs'
import { Problem } from './problem.mjs'
import { runNode } from './run.mjs'

/** What codegen writes and git keeps: the list of every operation that the shop can send. */
export const committedOutput = 'web/operations.json'

const steps = {
  contract: {
    writes: 'documents, hooks and resolver types',
    run: () =>
      runNode(commandScript('.', '@graphql-codegen/cli', 'graphql-codegen'), ['--config', 'codegen.ts']),
  },
  messages: {
    writes: 'messages',
    run: () =>
      runNode(
        commandScript('web', '@inlang/paraglide-js', 'paraglide-js'),
        'compile --project web/project.inlang --outdir web/src/generated/paraglide --strategy globalVariable baseLocale'.split(
          ' ',
        ),
      ),
  },
  routes: {
    writes: 'the route tree',
    run: () => runNode(join(root, '.tools', 'generate-routes.mjs'), []),
  },
}

/** Writes what is generated, everything or the named steps: none of it is edited by hand. */
export async function codegen(names = Object.keys(steps)) {
  const results = await Promise.all(
    names.map(async (name) => ({ writes: steps[name].writes, ...(await steps[name].run()) })),
  )
  const failed = results.filter(({ code }) => code !== 0)
  if (failed.length > 0) {
    throw new Problem(
      failed.map(({ writes, output }) => `Generating ${writes} failed:\n${output.trimEnd()}`).join('\n\n'),
    )
  }
}
