import process from 'node:process'

/**
 * `npm run contract`. Imports nothing of the program by itself: where one of its modules cannot be loaded Node would
 * end with 1, which means that the API deviates.
 */
try {
  const { program } = await import('./program.ts')
  process.exitCode = await program(process.argv.slice(2))
} catch (error) {
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error)
  const hint = 'Where a generated file is missing, npm run codegen writes it.'
  process.stderr.write(`This program cannot be loaded, and nothing is known of the API. ${hint}\n${reason}\n`)
  process.exitCode = 4
}
