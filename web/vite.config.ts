import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { plainMessages } from './plain-messages.ts'

export default defineConfig({
  server: { strictPort: true },
  build: {
    target: 'es2024',
    assetsDir: 'static',
    assetsInlineLimit: 0,
    // All pages share one file of styles, 7 KB: split by route, seven requests would block the first paint.
    cssCodeSplit: false,
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
