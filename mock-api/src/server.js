/** Starts the mock: `listen.ts`, with what node made of its modules the last time, which halves the loading. */
import { enableCompileCache } from 'node:module'

// Before any other module is loaded; where there is no folder to keep it in, everything is made anew.
enableCompileCache()
await import('./listen.ts')
