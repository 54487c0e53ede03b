import { describe, expect, it } from 'vitest'
import { intentOver, press } from './menu-intent.ts'

const closed = { id: null, isPinned: false }
const hovered = { id: 'jewellery', isPinned: false }
const pressed = { id: 'jewellery', isPinned: true }

describe('a pointer', () => {
  it('opens a panel by resting on its tab, and another in its place', () => {
    expect(intentOver('jewellery', closed)).toEqual({ show: 'jewellery', afterMs: 120 })
    expect(intentOver('learn', hovered)).toEqual({ show: 'learn', afterMs: 120 })
    expect(intentOver('learn', pressed)).toEqual({ show: 'learn', afterMs: 120 })
  })

  it('changes nothing over what is open, or over nothing while nothing is', () => {
    expect(intentOver('jewellery', hovered)).toBeNull()
    expect(intentOver(null, closed)).toBeNull()
  })

  it('closes by leaving, after a while, what it opened by resting', () => {
    expect(intentOver(null, hovered)).toEqual({ show: null, afterMs: 300 })
    expect(intentOver(null, pressed)).toBeNull()
  })
})

describe('a press', () => {
  it('opens a panel, or keeps open what the pointer opened', () => {
    expect(press('jewellery', closed)).toEqual(pressed)
    expect(press('jewellery', hovered)).toEqual(pressed)
    expect(press('learn', pressed)).toEqual({ id: 'learn', isPinned: true })
  })

  it('closes what a press opened', () => expect(press('jewellery', pressed)).toEqual(closed))
})
