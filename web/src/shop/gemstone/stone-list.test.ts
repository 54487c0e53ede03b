import { describe, expect, it } from 'vitest'
import {
  bounded,
  cleared,
  isIndexable,
  shapesOfList,
  sorted,
  gemstoneFirstListFor,
  stoneListAddress,
  stoneSelection,
  toggled,
} from './stone-list.ts'
import { aList } from '#testing/stone-list-example.ts'

const round = '/create/engagement-ring/PR-00201/round-brilliant/platinum/gemstones'
const names = (list: ReturnType<typeof aList>) => shapesOfList(list).map(({ name }) => name)

describe('a list of stones', () => {
  it('has the shortest address when nothing is chosen', () => {
    expect(stoneListAddress(aList())).toBe(round)
  })

  it('shows the shape of the setting, which its address does not repeat', () => {
    expect(names(aList())).toEqual(['Round'])
    expect(stoneListAddress(aList('round-brilliant_ruby'))).toBe(`${round}/ruby`)
    expect(aList('round-brilliant')).toEqual(aList())
  })

  it('takes a further shape beside the one it shows, and gives it up again', () => {
    const both = toggled(aList(), 'shape', 'oval-shape')
    expect(stoneListAddress(both)).toBe(`${round}/round-brilliant_oval-shape`)
    expect(stoneListAddress(toggled(both, 'shape', 'oval-shape'))).toBe(round)
    const oval = toggled(both, 'shape', 'round-brilliant')
    expect(stoneListAddress(oval)).toBe(`${round}/oval-shape`)
    expect(stoneListAddress(toggled(oval, 'shape', 'oval-shape'))).toBe(round)
  })

  it('chooses options of several filters and gives them up', () => {
    const list = toggled(
      toggled(aList('sort-price-asc'), 'certificate', 'certificate-gia'),
      'gemType',
      'ruby',
    )
    expect(stoneListAddress(list)).toBe(`${round}/ruby_certificate-gia_sort-price-asc`)
    expect(stoneListAddress(toggled(list, 'gemType', 'ruby'))).toBe(`${round}/certificate-gia_sort-price-asc`)
  })

  it('is bounded, sorted and cleared; the order stays', () => {
    const list = sorted(bounded(aList('ruby'), 'price', { min: 500, max: 2000 }), 'carat-desc')
    expect(stoneListAddress(list)).toBe(`${round}/ruby_price-500-to-2000_sort-carat-desc`)
    expect(stoneListAddress(bounded(list, 'price', null))).toBe(`${round}/ruby_sort-carat-desc`)
    expect(stoneListAddress(cleared(list))).toBe(`${round}/sort-carat-desc`)
  })

  it.each([
    ['', true],
    ['round-brilliant', true],
    ['oval-shape', false],
    ['ruby', false],
    ['price-500-to-2000', false],
    ['sort-price-asc', false],
  ])('may be listed by search engines as long as nothing is chosen: "%s" %s', (segment, may) => {
    expect(isIndexable(aList(segment))).toBe(may)
  })

  it('is none for a slug that no list of stones has', () => {
    expect(stoneSelection('platinum', 'oval-shape')).toBeNull()
    expect(stoneSelection('ruby_', 'oval-shape')).toBeNull()
  })
})

describe('a list of stones to start with', () => {
  const listOf = (segment?: string) => {
    const list = gemstoneFirstListFor(segment)
    if (!list) throw new Error(`There is no list ${segment}`)
    return list
  }

  it('shows every shape, none of them chosen', () => {
    expect(names(listOf())).toEqual([])
    expect(stoneListAddress(listOf())).toBe('/create/gemstones')
  })

  it('takes shapes and gives them up like any other filter', () => {
    const oval = toggled(listOf(), 'shape', 'oval-shape')
    expect(stoneListAddress(oval)).toBe('/create/gemstones/oval-shape')
    const both = toggled(oval, 'shape', 'round-brilliant')
    expect(stoneListAddress(both)).toBe('/create/gemstones/round-brilliant_oval-shape')
    expect(stoneListAddress(toggled(toggled(both, 'shape', 'oval-shape'), 'shape', 'round-brilliant'))).toBe(
      '/create/gemstones',
    )
    expect(stoneListAddress(cleared(listOf('pear-shape_ruby_sort-carat-desc')))).toBe(
      '/create/gemstones/sort-carat-desc',
    )
  })

  it('is none for a slug that no list of stones has', () => {
    expect(gemstoneFirstListFor('platinum')).toBeNull()
  })

  it.each([
    ['', true],
    ['ruby', true],
    ['oval-shape', true],
    ['oval-shape_ruby', false],
    ['lab-grown', false],
    ['clarity-not-graded', false],
    ['certificate-gia', false],
    ['360-image', false],
    ['carat-0-70-to-1-50', false],
    ['sort-price-asc', false],
  ])('may be listed by search engines with one shape or kind at most: "%s" %s', (segment, may) => {
    expect(isIndexable(listOf(segment))).toBe(may)
  })
})
