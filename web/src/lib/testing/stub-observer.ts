import { afterEach, beforeEach, vi } from 'vitest'

interface Entry {
  readonly isIntersecting: boolean
  readonly intersectionRatio?: number
}

type Tell = (entries: readonly Entry[]) => void

const nothing: Tell = () => undefined

/** What is watched is handed on, and never looked at. */
export const element = {} as Element

/** Stubs the observer of what is in sight, before each test of a file; `tell` is what the browser would say. */
export function stubObserver() {
  const stub = {
    tell: nothing,
    observe: vi.fn<(element: Element) => void>(),
    disconnect: vi.fn<() => void>(),
  }
  beforeEach(() => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly observe = stub.observe
        readonly disconnect = stub.disconnect
        constructor(told: Tell) {
          stub.tell = told
        }
      },
    )
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.clearAllMocks()
  })
  return stub
}
