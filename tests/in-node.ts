/** What every test that runs in Node is run with. Of two cores vitest would leave one to the terminal. */
export const inNode = {
  environment: 'node' as const,
  // A busy machine is no failure: what hangs is found all the same.
  testTimeout: 20_000,
  maxWorkers: '100%' as number | string,
  // A new process for every file costs more than most of the files.
  isolate: false,
  setupFiles: ['tests/unit-setup.ts'],
  unstubGlobals: true,
  unstubEnvs: true,
}

/**
 * graphql has an ES and a CommonJS build, and their objects refuse each other. Packages get the second from Node, so
 * the code under test gets it too.
 */
export const oneGraphql = [{ find: /^graphql$/, replacement: 'graphql/index.js' }]
