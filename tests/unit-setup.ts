import { vi } from 'vitest'

// Files share a process, which is what makes them fast, but no modules: each finds the stores of the shop untouched.
vi.resetModules()
