import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  consultationOpening,
  endConsultation,
  listenToConsultation,
  openConsultation,
  opensConsultation,
} from './consultation-opening.ts'

/** What can have the focus. */
class Opener extends EventTarget {}

beforeEach(() => {
  vi.stubGlobal('HTMLElement', Opener)
  vi.stubGlobal('document', { activeElement: null })
})

afterEach(() => {
  const open = consultationOpening()
  if (open) endConsultation(open)
  vi.unstubAllGlobals()
})

it('opens where it was asked for, with what had the focus, and another one each time', () => {
  const opener = new Opener()
  vi.stubGlobal('document', { activeElement: opener })
  openConsultation({ location: 'VIRTUAL' })
  const first = consultationOpening()
  expect(first).toMatchObject({ location: 'VIRTUAL', opener })
  openConsultation()
  const second = consultationOpening()
  expect(second?.location).toBeNull()
  expect(second?.count).toBe((first?.count ?? 0) + 1)
})

it('remembers nothing that could not have the focus again', () => {
  vi.stubGlobal('document', { activeElement: { tagName: 'svg' } })
  openConsultation()
  expect(consultationOpening()?.opener).toBeNull()
})

it('is taken away, save one that was opened since', () => {
  openConsultation()
  const first = consultationOpening()
  openConsultation()
  const second = consultationOpening()
  if (first) endConsultation(first)
  expect(consultationOpening()).toBe(second)
  if (second) endConsultation(second)
  expect(consultationOpening()).toBeNull()
})

it('tells whoever listens, until they leave', () => {
  const onChange = vi.fn<() => void>()
  const leave = listenToConsultation(onChange)
  openConsultation()
  expect(onChange).toHaveBeenCalledOnce()
  leave()
  openConsultation()
  expect(onChange).toHaveBeenCalledOnce()
})

it('is marked on what opens it, with the location where one is given', () => {
  expect(opensConsultation()).toEqual({ 'aria-haspopup': 'dialog', 'data-consultation': '' })
  expect(opensConsultation('LONDON')).toEqual({ 'aria-haspopup': 'dialog', 'data-consultation': 'LONDON' })
})
