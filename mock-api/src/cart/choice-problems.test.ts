import type { DesignRecord } from '@shop/fixtures/designs/design-record'
import { designs } from '@shop/fixtures/designs/designs'
import { settings } from '@shop/fixtures/designs/settings'
import { type EdgeStoneName, edgeRow } from '@shop/fixtures/stones/edge-stones'
import { generateStones } from '@shop/fixtures/stones/generate-stones'
import { stoneAt } from '@shop/fixtures/stones/stone-at'
import { subCategoryIds } from '@shop/schema/domain/vocabulary/taxonomy'
import { describe, expect, it } from 'vitest'
import {
  engravingProblems,
  fitProblems,
  hasOpenChoice,
  looseStoneProblems,
  notInStock,
  openOptionProblems,
  optionProblems,
  sizeProblems,
  stockProblems,
  stoneProblems,
} from './choice-problems.ts'
import type { PieceChoice } from './piece-choice.ts'

const columns = generateStones({ count: 40 })
const stone = (name: EdgeStoneName) => stoneAt(columns, edgeRow(name))

const choice: PieceChoice = {
  sku: 'PR-00201',
  optionIds: ['161', '171'],
  fingerSize: null,
  isSizeUnsure: false,
  engraving: null,
  gemstoneId: null,
  gemstonePair: [],
}

/** The six-claw solitaire as if it were a piece of another kind. */
function piece(subCategoryId: string, categoryId = '1'): DesignRecord {
  const [ring] = settings
  if (!ring) throw new Error('There are no settings')
  return { ...ring, category: { id: categoryId }, subCategory: { id: subCategoryId } }
}

/** The codes of what speaks against these stones. */
function codesOf(
  design: DesignRecord,
  gemstonePair: readonly EdgeStoneName[],
  gemstone?: EdgeStoneName,
  optionIds = choice.optionIds,
) {
  const stones = [...gemstonePair, ...(gemstone ? [gemstone] : [])].map(stone)
  const ids = stones.map(({ id }) => id)
  return stoneProblems(
    design,
    gemstone
      ? { ...choice, optionIds, gemstoneId: ids[0] ?? null }
      : { ...choice, optionIds, gemstonePair: ids },
    stones,
  ).map(({ code, field }) => [code, field])
}

describe('earrings', () => {
  const earrings = piece(subCategoryIds.earring)

  it('take two stones', () => {
    expect(codesOf(earrings, ['pairLeft', 'pairRight'])).toEqual([])
    expect(codesOf(earrings, [], 'pairLeft')).toEqual([['WRONG_STONE_COUNT', 'gemstonePair']])
  })

  it('take none of which one is gone', () => {
    expect(codesOf(earrings, ['pairLeft', 'sold'])).toEqual([['STONE_UNAVAILABLE', 'gemstonePair']])
  })

  it('take none that are no pair: another shape, another size', () => {
    expect(codesOf(earrings, ['pairLeft', 'cutOfOval'])).toEqual([['STONES_NOT_A_PAIR', 'gemstonePair']])
    expect(codesOf(earrings, ['pairLeft', 'tenCarats'])).toEqual([['STONES_NOT_A_PAIR', 'gemstonePair']])
  })

  it('take no pair of another shape than the one chosen', () => {
    const oval = ['161', '175']
    expect(codesOf(earrings, ['pairLeft', 'pairRight'], undefined, oval)).toEqual([
      ['STONE_DOES_NOT_FIT', 'gemstonePair'],
    ])
  })
})

it('a finished piece takes no loose stone, and a pendant takes one', () => {
  const finished = piece(subCategoryIds.readyEngagementRing, '3')
  expect(codesOf(finished, [])).toEqual([])
  expect(codesOf(finished, [], 'pairLeft')).toEqual([['WRONG_STONE_COUNT', 'gemstoneId']])
  expect(codesOf(piece(subCategoryIds.pendant), [], 'pairLeft')).toEqual([])
})

describe('a piece that is sold from the shelf alone', () => {
  const [solitaire] = settings
  if (!solitaire) throw new Error('There are no settings')
  const sizeId = (size: string) =>
    solitaire.attributes.find(({ name }) => name === 'Finger Size')?.options.find(({ name }) => name === size)
      ?.id ?? 'none'
  const shelved: DesignRecord = {
    ...solitaire,
    purchaseAvailability: 'STOCK',
    stock: [{ stockStatus: 'IN_STOCK', attributes: ['161', '171', sizeId('N')] }],
  }
  const isRefused = (design: DesignRecord, wish: Partial<PieceChoice> = {}) =>
    stockProblems(design, { ...choice, ...wish }).map(({ code }) => code)

  it('is to be had as it lies there: in its metal and its size', () => {
    expect(isRefused(shelved)).toEqual([])
    expect(isRefused(shelved, { fingerSize: 'N' })).toEqual([])
    expect(isRefused(shelved, { optionIds: ['163', '171'] })).toEqual(['NOT_IN_STOCK'])
    expect(isRefused(shelved, { fingerSize: 'M' })).toEqual(['NOT_IN_STOCK'])
  })

  it('may have any size for whoever is not sure of theirs', () => {
    expect(isRefused(shelved, { fingerSize: 'M', isSizeUnsure: true })).toEqual([])
  })

  it('is another matter than one that is made to order', () => {
    const made: DesignRecord = { ...shelved, purchaseAvailability: 'ALWAYS' }
    expect(isRefused(made, { fingerSize: 'M' })).toEqual([])
  })
})

it('a stone fits only in the shape chosen', () => {
  const ring = piece(subCategoryIds.engagementRing)
  expect(codesOf(ring, [], 'pairLeft')).toEqual([])
  expect(codesOf(ring, [], 'cutOfOval')).toEqual([['STONE_DOES_NOT_FIT', 'gemstoneId']])
})

describe('an engraving', () => {
  it.each([
    ['a ring', subCategoryIds.engagementRing, 20],
    ['the side of a pendant', subCategoryIds.pendant, 10],
    ['a bracelet', subCategoryIds.bracelet, 30],
  ])('on %s has at most so many characters', (_, subCategoryId, limit) => {
    const problemsOf = (length: number) =>
      engravingProblems(piece(subCategoryId), {
        ...choice,
        engraving: { font: 'Roman', text: 'A'.repeat(length) },
      })
    expect(problemsOf(limit)).toEqual([])
    expect(problemsOf(limit + 1)).toMatchObject([{ code: 'ENGRAVING_NOT_ALLOWED' }])
  })
})

describe('what speaks against a choice is said in words', () => {
  const [solitaire] = settings
  if (!solitaire) throw new Error('There are no settings')
  const said = (problems: readonly { readonly message: string }[] | null) =>
    problems?.map(({ message }) => message)

  it('of its options', () => {
    expect(said(optionProblems(solitaire, ['171', 'x']))).toEqual([
      `${solitaire.sku} has no option "x".`,
      'One Metal must be chosen.',
    ])
    expect(said(optionProblems(solitaire, ['161', '163', '171']))).toEqual(['One Metal must be chosen.'])
    expect(said(openOptionProblems(solitaire, ['161', '163']))).toEqual([
      'One Metal must be chosen.',
      'One Shape must be chosen.',
    ])
    expect(said(openOptionProblems(solitaire, ['171']))).toEqual(['One Metal must be chosen.'])
    expect(openOptionProblems(solitaire, ['161', '171'])).toEqual([])
    expect([['161'], ['161', '171']].map((ids) => hasOpenChoice(solitaire, ids))).toEqual([true, false])
    expect(notInStock({ sku: 'A1' })).toEqual({
      code: 'NOT_IN_STOCK',
      field: 'optionIds',
      message: 'A1 is not in stock as it was chosen.',
    })
  })

  it('of its chain, which may be open while it is built', () => {
    const pendant = designs.find(({ sku }) => sku === 'PD-00301')
    if (!pendant) throw new Error('There is no such pendant')
    expect(openOptionProblems(pendant, ['161', '171'])).toEqual([])
    expect(said(openOptionProblems(pendant, ['161', '171', '3302', '3305']))).toEqual([
      'One Chain Length must be chosen.',
    ])
  })

  it('of its size', () => {
    expect(sizeProblems(solitaire, { ...choice, fingerSize: 'ZZ' })).toEqual([
      {
        code: 'UNKNOWN_FINGER_SIZE',
        field: 'fingerSize',
        message: `${solitaire.sku} is not made in this finger size.`,
      },
    ])
    expect(sizeProblems(solitaire, choice)).toEqual([])
    expect(sizeProblems(solitaire, { ...choice, fingerSize: 'N' })).toEqual([])
  })

  it.each([
    ['Gothic', 'ANNA', 'PR-00201 is not engraved in this lettering.'],
    ['Roman', '  ', 'There is nothing to engrave.'],
    ['Roman', 'ANNA ß', 'The text has characters that cannot be engraved.'],
    ['Roman', 'A'.repeat(40), `The text is 20 characters too long.`],
    ['Roman', ` ${'A'.repeat(21)} `, `The text is 1 character too long.`],
  ])('of the lettering %s and the text %j', (font, text, message) => {
    const problems = engravingProblems(solitaire, { ...choice, engraving: { font, text } })
    expect(problems).toEqual([{ code: 'ENGRAVING_NOT_ALLOWED', field: 'engraving', message }])
  })

  it('none of a text that fits without the spaces at its ends', () => {
    const engraving = { font: 'Roman', text: ` ${'A'.repeat(20)} ` }
    expect(engravingProblems(solitaire, { ...choice, engraving })).toEqual([])
  })

  it('of its stones', () => {
    const wrong = (stones: Parameters<typeof looseStoneProblems>[1]) =>
      said(looseStoneProblems('gemstoneId', stones))
    expect(wrong([null])).toEqual(['There is no such stone.'])
    expect(wrong([stone('sold')])).toEqual(['The stone is sold or on hold.'])
    expect(wrong([stone('pairLeft'), stone('wholePounds')])).toEqual(['The two stones are no matched pair.'])
    expect(wrong([stone('pairLeft'), stone('pairRight')])).toBeUndefined()
    expect(said(stoneProblems(solitaire, choice, []))).toEqual(['PR-00201 takes 1 loose stones.'])
    expect(
      said(fitProblems(solitaire, { optionIds: ['161', '172'] }, 'gemstoneId', [stone('wholePounds')])),
    ).toEqual(['The setting does not hold this stone in the shape chosen.'])
    expect(fitProblems(solitaire, { optionIds: [] }, 'gemstoneId', [null])).toEqual([])
  })
})
