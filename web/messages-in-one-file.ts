import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { plainMessage } from './plain-messages.ts'

/** The generated index of all messages. */
export const messagesIndex = /\/generated\/paraglide\/messages\/_index\.js$/

/** A line of the generated index: the module of one message. */
const exportedModule = /^export \* from '\.\/(?<file>\w+\.js)'$/gm

/**
 * Serves all messages as one module, where nothing is bundled: in development and in tests. Some fifteen hundred
 * modules of one message each took a page seconds to fetch, and every test that speaks to evaluate.
 */
export function messagesInOneFile(language = 'en'): Plugin {
  return {
    name: 'messages-in-one-file',
    apply: 'serve',
    load: {
      filter: { id: messagesIndex },
      async handler(id) {
        const folder = join(id, '..')
        const index = await readFile(id, 'utf8')
        const files = [...index.matchAll(exportedModule)].flatMap(({ groups }) => groups?.['file'] ?? [])
        const modules = await Promise.all(
          files.map(async (file) => {
            this.addWatchFile(join(folder, file))
            return { file, code: await readFile(join(folder, file), 'utf8') }
          }),
        )
        return { code: inOneFile(modules, language), map: null }
      },
    },
  }
}

/** One module that exports what some modules of messages do; those that need another module stay by themselves. */
export function inOneFile(
  modules: readonly { readonly file: string; readonly code: string }[],
  language = 'en',
): string {
  return modules
    .map(({ file, code }) => {
      const plain = plainMessage(code, language)
      return /^import /m.test(plain) ? `export * from './${file}'` : plain
    })
    .join('\n')
}
