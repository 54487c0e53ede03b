import { join } from 'node:path'
import { scriptFile } from './script-file.ts'

/** One script, which a page of its own can run as it is. */
export default {
  root: import.meta.dirname,
  logLevel: 'warn',
  build: {
    target: 'es2024',
    outDir: join(scriptFile, '..'),
    emptyOutDir: false,
    lib: {
      entry: 'page.ts',
      formats: ['iife'],
      name: 'pictureStudio',
      fileName: () => 'picture-studio.js',
    },
  },
}
