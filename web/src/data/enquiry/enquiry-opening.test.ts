import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endEnquiry, enquiryOpening, listenToEnquiry, openEnquiry, opensEnquiry } from './enquiry-opening.ts'

/** What can have the focus. */
class Opener extends EventTarget {}

beforeEach(() => {
  vi.stubGlobal('HTMLElement', Opener)
  vi.stubGlobal('document', { activeElement: null })
})

afterEach(() => {
  const open = enquiryOpening()
  if (open) endEnquiry(open)
  vi.unstubAllGlobals()
})

it('opens with what had the focus, and another one each time', () => {
  const opener = new Opener()
  vi.stubGlobal('document', { activeElement: opener })
  openEnquiry()
  const first = enquiryOpening()
  expect(first?.opener).toBe(opener)
  vi.stubGlobal('document', { activeElement: { tagName: 'svg' } })
  openEnquiry()
  expect(enquiryOpening()).toEqual({ count: (first?.count ?? 0) + 1, opener: null })
})

it('is taken away, save one that was opened since', () => {
  openEnquiry()
  const first = enquiryOpening()
  openEnquiry()
  const second = enquiryOpening()
  if (first) endEnquiry(first)
  expect(enquiryOpening()).toBe(second)
  if (second) endEnquiry(second)
  expect(enquiryOpening()).toBeNull()
})

it('tells whoever listens, until they leave', () => {
  const onChange = vi.fn<() => void>()
  const leave = listenToEnquiry(onChange)
  openEnquiry()
  expect(onChange).toHaveBeenCalledOnce()
  leave()
  openEnquiry()
  expect(onChange).toHaveBeenCalledOnce()
})

it('is marked on what opens it', () => {
  expect(opensEnquiry).toEqual({ 'aria-haspopup': 'dialog', 'data-enquiry': '' })
})
