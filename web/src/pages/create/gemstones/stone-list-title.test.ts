import { describe, expect, it } from 'vitest'
import { solitaire } from '#testing/build-examples.ts'
import { fitText, gemstoneFirstListTitle, stoneListTitle } from './stone-list-title.ts'
import { gemstoneFirstListFor } from '#shop/gemstone/stone-list.ts'
import { aList } from '#testing/stone-list-example.ts'

describe('what fits', () => {
  it.each([
    ['', 'Round stones of 4.1 to 9.0 mm'],
    ['oval-shape', 'Oval stones of 4.9 to 7.3 mm or 8.3 to 10.7 mm'],
    [
      'round-brilliant_oval-shape',
      'Round stones of 4.1 to 9.0 mm, oval stones of 4.9 to 7.3 mm or 8.3 to 10.7 mm',
    ],
    ['round-brilliant_heart-shape', 'Round stones of 4.1 to 9.0 mm'],
    ['heart-shape', null],
  ])('of "%s" is %s', (segment, text) => expect(fitText(aList(segment), solitaire)).toBe(text))
})

describe('the title of a list of stones', () => {
  it.each([
    ['', 'Round stones for Six-claw solitaire'],
    ['price-500-to-2000_sort-price-asc', 'Round stones for Six-claw solitaire'],
    ['pear-shape_oval-shape', 'Oval or Pear stones for Six-claw solitaire'],
    ['emerald-cut_emerald', 'Emerald-cut stones for Six-claw solitaire: Emerald'],
    ['ruby_lab-grown-diamond', 'Round stones for Six-claw solitaire: Ruby or Lab-grown diamond'],
  ])('of "%s" is %s', (segment, title) => {
    expect(stoneListTitle(aList(segment), 'Six-claw solitaire')).toBe(title)
  })
})

describe('the title of a list of stones to start with', () => {
  it.each([
    ['', 'Diamonds and gemstones'],
    ['price-500-to-2000', 'Diamonds and gemstones'],
    ['oval-shape_pear-shape', 'Oval or Pear diamonds and gemstones'],
    ['ruby', 'Diamonds and gemstones: Ruby'],
    ['oval-shape_ruby', 'Oval diamonds and gemstones: Ruby'],
  ])('of "%s" is %s', (segment, title) => {
    const list = gemstoneFirstListFor(segment)
    expect(list && gemstoneFirstListTitle(list)).toBe(title)
  })
})
