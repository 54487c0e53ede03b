import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { plainMessages } from './plain-messages.ts'

/**
 * What nearly every page shares is one file: in dozens of small ones it compresses worse, 4 KB a page. Counted are
 * pages and what is brought on demand; with fewer, pages that are light would carry what heavy ones need.
 */
const ofMostPages = { name: 'shop', test: /\/(?:web\/src|schema)\//, minShareCount: 26 }

export default defineConfig({
  server: { strictPort: true },
  build: {
    target: 'es2024',
    assetsDir: 'static',
    assetsInlineLimit: 0,
    // All pages share one file of styles, 7 KB: split by route, seven requests would block the first paint.
    cssCodeSplit: false,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [ofMostPages] } } } } },
  },
  plugins: [
    plainMessages(),
    tanstackStart({
      server: { entry: 'server.ts' },
      router: {
        routeFileIgnorePattern: '\\.test\\.',
        // A loader comes with its page: left in the entry, every page would bring the rules of all others.
        codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
      },
    }),
    react(),
  ],
})
