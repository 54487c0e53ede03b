import { vi } from 'vitest'

// Files share a process, which is what makes them fast, but no modules: each finds the stores of the shop untouched.
vi.resetModules()

// What the last test of a file stubbed is put back before the next test alone, when the next file has been loaded already.
vi.unstubAllEnvs()
vi.unstubAllGlobals()
