import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dialogOpening } from './dialog-opening.ts'

/** What can have the focus. */
class Opener extends EventTarget {}

beforeEach(() => {
  vi.stubGlobal('HTMLElement', Opener)
  vi.stubGlobal('document', { activeElement: null })
})

afterEach(() => void vi.unstubAllGlobals())

const panel = () => dialogOpening<{ readonly location: string | null }>()

it('opens where it was asked for, with what had the focus, and another one each time', () => {
  const { open, shown } = panel()
  const opener = new Opener()
  vi.stubGlobal('document', { activeElement: opener })
  open({ location: 'VIRTUAL' })
  const first = shown.get()
  expect(first).toMatchObject({ location: 'VIRTUAL', opener })
  open({ location: null })
  const second = shown.get()
  expect(second?.location).toBeNull()
  expect(second?.count).toBe((first?.count ?? 0) + 1)
})

it('remembers nothing that could not have the focus again', () => {
  const { open, shown } = panel()
  vi.stubGlobal('document', { activeElement: { tagName: 'svg' } })
  open({ location: null })
  expect(shown.get()?.opener).toBeNull()
})

it('is taken away, save one that was opened since', () => {
  const { open, end, shown } = panel()
  open({ location: null })
  const first = shown.get()
  open({ location: null })
  const second = shown.get()
  if (first) end(first)
  expect(shown.get()).toBe(second)
  if (second) end(second)
  expect(shown.get()).toBeNull()
})
