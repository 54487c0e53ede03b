import { readFile } from 'node:fs/promises'
import { minify, type Plugin } from 'vite'

/**
 * Makes small the scripts that stand in every page itself, and are imported as text (`*.inline.js?raw`): they come before
 * the first paint. Left as they are written in development and in tests.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\.inline\.js\?raw$/ },
      async handler(id) {
        const file = id.replace(/\?raw$/, '')
        const { code, errors } = await minify(file, await readFile(file, 'utf8'))
        if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
        return `export default ${JSON.stringify(code)}`
      },
    },
  }
}
