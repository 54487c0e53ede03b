import { fileURLToPath } from 'node:url'
import { playwright } from '@vitest/browser-playwright'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { messagesInOneFile } from '../web/messages-in-one-file.ts'
import { launchOptions, visitor } from './browser.ts'

const web = fileURLToPath(new URL('../web', import.meta.url))

/** What every test of components is run with, which need a browser: the files that `include` names, from `web`. */
export function inBrowser(
  include: string[],
  maxWorkers: number | string = '100%',
): TestProjectInlineConfiguration {
  return {
    extends: false,
    root: web,
    plugins: [messagesInOneFile()],
    // Whatever is built: the words are those of the first.
    define: { 'import.meta.env.SHOP_LANGUAGES': JSON.stringify(['en', 'fr', 'de']) },
    resolve: { alias: { '@tanstack/react-start': `${web}/src/data/testing/start-in-browser.ts` } },
    // All at once before the first test: what is found later makes the page of a test load anew.
    optimizeDeps: {
      include: [
        '@hookform/resolvers/zod',
        '@tanstack/react-query',
        '@tanstack/react-router',
        'axe-core',
        'date-fns',
        'react',
        'react-dom',
        'react-dom/client',
        'react-hook-form',
        'react/jsx-dev-runtime',
        'swiper',
        'valtio/vanilla',
        'vitest-browser-react',
        'zod/mini',
      ],
    },
    test: {
      name: 'component',
      include,
      // Pages beside each other, each a visitor of its own. Of two cores vitest would use one.
      maxWorkers,
      // Before all other styles, as on every page: it states the order of the cascade layers.
      setupFiles: ['src/ui/base.css'],
      // A busy machine shows a page late; a second, as usual, is less than that can be.
      expect: { poll: { timeout: 5000 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions, contextOptions: visitor }),
        instances: [{ browser: 'chromium', viewport: { width: 1440, height: 900 } }],
      },
    },
  }
}
