import type { Plugin } from 'vite'

/** What Vite writes into the shop to load a page's sheets, as it is and as it has to be. */
const changes: readonly (readonly [from: RegExp, to: string])[] = [
  [/\(err\) => \{\s*seen\[href\] = void 0;/, '(err) => { delete seen[href];'],
  [/if \(e\.type === "error"\) rej\(/, 'if (e.type === "error") link.remove(), rej('],
]

/**
 * Lets a style sheet that could not be had be loaded again when its page is asked for again. By itself Vite takes it for
 * one that is there, as it does its link: a page that comes once the connection is back would stand without its styles.
 */
export function retrySheets(): Plugin {
  return {
    name: 'retry-sheets',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        return changes.reduce((text, [from, to]) => {
          if (!from.test(text)) throw new Error(`Vite loads sheets another way by now: there is no ${from}`)
          return text.replace(from, to)
        }, code)
      },
    },
  }
}
