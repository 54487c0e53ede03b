/**
 * Starts the mock: `listen.ts`, with what node made of its modules the last time, which halves the loading. Plain
 * JavaScript, since reading a first TypeScript file would bring the whole of node's reader for it each time.
 */
import { enableCompileCache } from 'node:module'

// Before any other module is loaded; where there is no folder to keep it in, everything is made anew.
enableCompileCache()
await import('./listen.ts')
