import { describe, expect, it, vi } from 'vitest'
import { withChange, type WishListItem } from './wishlist-items.ts'
import { createWishListSync, type WishListAnswer, type WishListServer } from './wishlist-sync.ts'

const halo: WishListItem = { id: 'w1', designId: 'd1', metalId: 'm1', gemstoneId: null }
const band: WishListItem = { id: 'w2', designId: 'd2', metalId: 'm1', gemstoneId: null }
const addBand = { kind: 'add', piece: { designId: 'd2', metalId: 'm1' } } as const
const removeHalo = { kind: 'remove', piece: { designId: 'd1', metalId: 'm1' } } as const

/** A list of one ring at an API that answers when the test says so. */
function example(answers: Partial<WishListServer> = {}) {
  let shown: readonly WishListItem[] = []
  const onAnswer = vi.fn()
  const server: WishListServer = {
    list: async () => [halo],
    add: async () => ({ items: [band, halo], refusal: null }),
    remove: async () => ({ items: [], refusal: null }),
    ...answers,
  }
  const sync = createWishListSync({
    server,
    make: (change) => (shown = withChange(shown, change)),
    replace: (items) => (shown = items),
    isRefused: (error) => error instanceof Error && error.message === 'refused',
    onAnswer,
  })
  return { sync, onAnswer, shown: () => shown }
}

describe('a wishlist', () => {
  it('shows what the API tells, and tells other tabs', async () => {
    const { sync, shown, onAnswer } = example()
    await sync.load()
    expect(shown()).toEqual([halo])
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith([halo])
  })

  it('shows a piece at once that is added, and its id once the API has answered', async () => {
    const { promise, resolve } = Promise.withResolvers<WishListAnswer>()
    const { sync, shown } = example({ add: () => promise })
    await sync.load()
    const outcome = sync.change(addBand)
    expect(shown()).toEqual([{ ...band, id: null }, halo])
    resolve({ items: [band, halo], refusal: null })
    expect(await outcome).toBe('done')
    expect(shown()).toEqual([band, halo])
  })

  it('removes a piece by the id of its item', async () => {
    const remove = vi.fn<WishListServer['remove']>().mockResolvedValue({ items: [], refusal: null })
    const { sync, shown } = example({ remove })
    await sync.load()
    expect(await sync.change(removeHalo)).toBe('done')
    expect(remove).toHaveBeenCalledExactlyOnceWith('w1')
    expect(shown()).toEqual([])
  })

  it('asks for the list first where a piece is removed that it does not know yet', async () => {
    const remove = vi.fn<WishListServer['remove']>().mockResolvedValue({ items: [], refusal: null })
    const { sync } = example({ remove })
    expect(await sync.change(removeHalo)).toBe('done')
    expect(remove).toHaveBeenCalledExactlyOnceWith('w1')
  })

  it('sends nothing for a piece that has gone from the list already', async () => {
    const remove = vi.fn<WishListServer['remove']>()
    const { sync } = example({ remove, list: async () => [band] })
    expect(await sync.change(removeHalo)).toBe('done')
    expect(remove).not.toHaveBeenCalled()
  })

  it.each([
    ['a failure', async () => Promise.reject(new Error('away')), 'failed'],
    ['a refused token', async () => Promise.reject(new Error('refused')), 'signed-out'],
    ['a full list', async () => ({ items: [halo], refusal: 'full' }) as const, 'full'],
    ['an unknown piece', async () => ({ items: [halo], refusal: 'unknown' }) as const, 'unknown'],
  ])('takes a piece back after %s', async (_, add, outcome) => {
    const { sync, shown } = example({ add })
    await sync.load()
    expect(await sync.change(addBand)).toBe(outcome)
    expect(shown()).toEqual([halo])
  })

  it('sends changes one after the other, and takes back only the one that failed', async () => {
    const first = Promise.withResolvers<WishListAnswer>()
    const remove = vi.fn<WishListServer['remove']>().mockResolvedValue({ items: [band], refusal: null })
    const { sync, shown } = example({ add: () => first.promise, remove })
    await sync.load()
    const outcomes = [sync.change(addBand), sync.change(removeHalo)]
    expect(shown()).toEqual([{ ...band, id: null }])
    expect(remove).not.toHaveBeenCalled()
    first.reject(new Error('away'))
    expect(await Promise.all(outcomes)).toEqual(['failed', 'done'])
    expect(shown()).toEqual([band])
  })

  it('takes over what another tab was told, and keeps what is under way', async () => {
    const { promise, resolve } = Promise.withResolvers<WishListAnswer>()
    const { sync, shown } = example({ add: () => promise })
    await sync.load()
    const outcome = sync.change(addBand)
    sync.receive([])
    expect(shown()).toEqual([{ ...band, id: null }])
    resolve({ items: [band], refusal: null })
    await outcome
    expect(shown()).toEqual([band])
  })

  it('shows nobody what comes after its owner has signed out', async () => {
    const { sync, shown, onAnswer } = example()
    const loading = sync.load()
    sync.stop()
    await loading
    expect(shown()).toEqual([])
    expect(onAnswer).not.toHaveBeenCalled()
  })
})
