import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinParts, type Part } from './join-parts.ts'

const part = (kinds: string, characters: number, imported: readonly Part[] = []): Part => ({
  kinds: kinds.split(' '),
  characters,
  imports: new Set(imported),
})

/** The kinds of the parts that share a file, in order. */
function filesOf(parts: readonly Part[], firstVisits: (kind: string) => number = () => 1): string[][] {
  return joinParts(parts, firstVisits)
    .map((file) => file.map(({ kinds }) => kinds.join(' ')).toSorted())
    .toSorted((one, other) => (one.join() < other.join() ? -1 : 1))
}

describe('parts', () => {
  it('share a file where one of them is small', () => {
    expect(filesOf([part('list piece', 90_000), part('list', 100)])).toEqual([['list', 'list piece']])
  })

  it('have a file each where a page would load much that it does not need', () => {
    expect(filesOf([part('list piece', 90_000), part('list', 90_000)])).toEqual([['list'], ['list piece']])
  })

  it('stay apart for pages with which visits begin, however small they are', () => {
    const parts = [part('list piece', 4000), part('home list piece', 50)]
    expect(filesOf(parts)).toEqual([['home list piece', 'list piece']])
    expect(filesOf(parts, (kind) => (kind === 'home' ? 5 : 1))).toEqual([['home list piece'], ['list piece']])
  })

  it('stay apart where a page would load what the other imports, and has no use for it', () => {
    const mostlyHome = (kind: string) => (kind === 'home' ? 50 : 1)
    const menu = part('home list', 90_000)
    const shared = part('list piece', 500)
    expect(filesOf([menu, shared, part('list', 500)], mostlyHome)).toEqual([
      ['home list'],
      ['list', 'list piece'],
    ])
    expect(filesOf([menu, shared, part('list', 500, [menu])], mostlyHome)).toEqual([
      ['home list'],
      ['list'],
      ['list piece'],
    ])
  })

  it('are joined to files that can be put in an order in which each imports later ones alone', () => {
    const kinds = ['home', 'list', 'piece', 'stones', 'basket'] as const
    const randomPart = fc.record({
      kinds: fc.subarray([...kinds], { minLength: 1 }),
      characters: fc.integer({ min: 1, max: 20_000 }),
      imports: fc.constant(new Set<Part>()),
    })
    const manyParts = fc.uniqueArray(randomPart, { selector: (each) => each.kinds.join(), minLength: 8 })
    const visits = fc.tuple(...kinds.map(() => fc.integer({ min: 0, max: 5 })))
    fc.assert(
      fc.property(manyParts, visits, (parts, weights) => {
        const files = joinParts(parts, (kind) => weights[kinds.findIndex((each) => each === kind)] ?? 1)
        expect(files.flat()).toHaveLength(parts.length)
        expect(inOrder(files)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})

/** Takes away one file after the other that no other imports. */
function inOrder(files: readonly (readonly Part[])[]): boolean {
  const first = files.find((file) => !files.some((other) => other !== file && imports(other, file)))
  if (!first) return files.length === 0
  return inOrder(files.filter((file) => file !== first))
}

/** What brings a module brings what that imports: a part for all kinds of another, and more. */
function imports(file: readonly Part[], other: readonly Part[]): boolean {
  return file.some((own) => other.some(({ kinds }) => isWithin(own.kinds, kinds)))
}

function isWithin(kinds: readonly string[], others: readonly string[]): boolean {
  return kinds.length < others.length && kinds.every((kind) => others.includes(kind))
}
