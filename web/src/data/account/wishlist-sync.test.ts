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
  let isWhole: boolean | null = null
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
    replace(items, isAll) {
      shown = items
      isWhole = isAll
    },
    isRefused: (error) => error instanceof Error && error.message === 'refused',
    onAnswer,
  })
  return { sync, onAnswer, shown: () => shown, isWhole: () => isWhole }
}

describe('a wishlist', () => {
  it('shows what the API tells', async () => {
    const { sync, shown, isWhole } = example()
    await sync.load()
    expect(shown()).toEqual([halo])
    expect(isWhole()).toBe(true)
  })

  it('is not known as a whole where the API has told none of it', async () => {
    const { sync, shown, isWhole } = example({ add: async () => Promise.reject(new Error('away')) })
    expect(await sync.change(addBand)).toBe('failed')
    expect(shown()).toEqual([])
    expect(isWhole()).toBe(false)
  })

  it('goes on to show what is under way when what was asked before is answered', async () => {
    const second = Promise.withResolvers<WishListAnswer>()
    const { sync, shown } = example({ remove: () => second.promise })
    await sync.load()
    const outcomes = [sync.change(addBand), sync.change(removeHalo)]
    await outcomes[0]
    expect(shown()).toEqual([band])
    second.resolve({ items: [band], refusal: null })
    await outcomes[1]
  })

  it('is not asked for once its owner has gone', async () => {
    const list = vi.fn<WishListServer['list']>()
    const { sync } = example({ list })
    sync.stop('signed-out')
    await sync.load()
    expect(list).not.toHaveBeenCalled()
  })

  it('tells other tabs how a change was answered, and never what it merely asked for', async () => {
    const { sync, onAnswer } = example()
    await sync.load()
    await sync.change(addBand)
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith([band, halo])
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

  it('sends what waits when its owner signs out, and shows and tells nobody what comes of it', async () => {
    const first = Promise.withResolvers<WishListAnswer>()
    const add = vi.fn<WishListServer['add']>().mockReturnValue(first.promise)
    const remove = vi.fn<WishListServer['remove']>().mockResolvedValue({ items: [band], refusal: null })
    const { sync, onAnswer, shown } = example({ add, remove })
    await sync.load()
    const outcomes = [sync.change(addBand), sync.change(removeHalo)]
    await vi.waitFor(() => expect(add).toHaveBeenCalledOnce())
    const shownLast = shown()
    sync.stop('signed-out')
    first.resolve({ items: [band, halo], refusal: null })
    expect(await Promise.all(outcomes)).toEqual(['done', 'done'])
    expect(remove).toHaveBeenCalledExactlyOnceWith('w1')
    expect(onAnswer).not.toHaveBeenCalled()
    expect(shown()).toBe(shownLast)
  })

  it('gives up what is refused because its owner has signed out: nobody is asked to sign in for it', async () => {
    const first = Promise.withResolvers<WishListAnswer>()
    const { sync } = example({ add: () => first.promise })
    const outcome = sync.change(addBand)
    sync.stop('signed-out')
    first.reject(new Error('refused'))
    expect(await outcome).toBe('given-up')
    expect(await sync.change(removeHalo)).toBe('given-up')
  })

  it('gives up what waits when the token of its owner is refused', async () => {
    const first = Promise.withResolvers<WishListAnswer>()
    const remove = vi.fn<WishListServer['remove']>()
    const add = vi.fn<WishListServer['add']>().mockReturnValue(first.promise)
    const { sync } = example({ add, remove })
    await sync.load()
    const outcomes = [sync.change(addBand), sync.change(removeHalo)]
    await vi.waitFor(() => expect(add).toHaveBeenCalledOnce())
    sync.stop('refused')
    first.reject(new Error('refused'))
    expect(await Promise.all(outcomes)).toEqual(['signed-out', 'given-up'])
    expect(remove).not.toHaveBeenCalled()
  })

  it('shows nobody what comes after its owner has signed out', async () => {
    const asked = Promise.withResolvers<readonly WishListItem[]>()
    const list = vi.fn<WishListServer['list']>().mockReturnValue(asked.promise)
    const { sync, shown } = example({ list })
    const loading = sync.load()
    await vi.waitFor(() => expect(list).toHaveBeenCalledOnce())
    sync.stop('signed-out')
    asked.resolve([halo])
    await loading
    expect(shown()).toEqual([])
  })
})
