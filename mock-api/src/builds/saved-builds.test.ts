import { type EdgeStoneName, edgeRow } from '@shop/fixtures/stones/edge-stones'
import { stoneIdAt } from '@shop/fixtures/stones/stone-at'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MockApi } from '../app.ts'
import type { SaveBuildInput } from '../generated/resolvers.ts'
import { type Customer, freshCustomer } from '../identity/testing/fresh-customer.ts'
import { freshMock } from '../identity/testing/fresh-mock.ts'
import type { WorldClient } from '@shop/schema/http/world-client'

const idOf = (name: EdgeStoneName) => stoneIdAt(edgeRow(name))
const stone = idOf('wholePounds')
const [left, right] = [idOf('pairLeft'), idOf('pairRight')]
/** The six-claw solitaire in yellow gold, for a round stone. */
const setting = { sku: 'PR-00201', optionIds: ['161', '171'] }

const fields = `id name savedAt kind isStartWithDiamond sku optionIds fingerSize isSizeUnsure engraving { font text }
  gemstoneId gemstonePair design { sku } gemstones { id availability } total availability`
const payload = `savedBuilds { ${fields} } userErrors { code field message }`
const saveDocument = `mutation ($input: SaveBuildInput!) { answer: saveBuild(input: $input) { ${payload} } }`

interface Build {
  readonly id: string
  readonly name: string
  readonly [field: string]: unknown
}
interface Payload {
  readonly savedBuilds: Build[]
  readonly userErrors: { readonly code: string; readonly field: string | null }[]
}

let mockApi: MockApi
let worlds: WorldClient
let maria: Customer
beforeEach(async () => {
  ;({ mockApi, worlds } = await freshMock())
  maria = await freshCustomer(mockApi)
})
afterEach(() => mockApi.close())

const save = async (input: Partial<SaveBuildInput>, by = maria) =>
  (
    await by.ask<{ answer: Payload }>(saveDocument, {
      input: { id: 'build-1', name: 'For Christmas', ...input },
    })
  ).answer
const list = async (by = maria) =>
  (await by.ask<{ savedBuilds: Build[] }>(`{ savedBuilds { ${fields} } }`)).savedBuilds
const rename = async (id: string, name: string) =>
  (
    await maria.ask<{ answer: Payload }>(
      `mutation ($input: RenameSavedBuildInput!) { answer: renameSavedBuild(input: $input) { ${payload} } }`,
      { input: { id, name } },
    )
  ).answer
const remove = (id: string, by = maria) =>
  by.ask(
    `mutation ($input: DeleteSavedBuildInput!) { deleteSavedBuild(input: $input) { userErrors { code } } }`,
    {
      input: { id },
    },
  )

describe('a saved build (rules/account#saved-builds)', () => {
  it('is there on every device, with what it costs now', async () => {
    const { savedBuilds, userErrors } = await save({
      ...setting,
      sku: 'pr-00201',
      gemstoneId: stone,
      fingerSize: 'N½',
      engraving: { font: 'Roman', text: 'Ever yours' },
      isStartWithDiamond: true,
    })
    expect(userErrors).toEqual([])
    expect(savedBuilds).toEqual([
      {
        id: 'build-1',
        name: 'For Christmas',
        savedAt: '2026-11-25T10:00:00.000Z',
        kind: 'ENGAGEMENT_RING',
        isStartWithDiamond: true,
        ...setting,
        fingerSize: 'N½',
        isSizeUnsure: false,
        engraving: { font: 'Roman', text: 'EVER YOURS' },
        gemstoneId: stone,
        gemstonePair: [],
        design: { sku: 'PR-00201' },
        gemstones: [{ id: stone, availability: 'AVAILABLE' }],
        total: 210_000,
        availability: 'AVAILABLE',
      },
    ])
    expect(await list()).toEqual(savedBuilds)
    expect(await maria.ask(`{ savedBuild(id: "build-1") { ${fields} } }`)).toEqual({
      savedBuild: savedBuilds[0],
    })
  })

  it.each<[string, Partial<SaveBuildInput>, object]>([
    ['a setting alone', setting, { kind: 'ENGAGEMENT_RING', gemstones: [], total: null, availability: null }],
    ['a stone alone', { gemstoneId: stone }, { kind: null, sku: null, design: null, total: null }],
    ['a stone for a pendant', { gemstoneId: stone, kind: 'PENDANT' }, { kind: 'PENDANT', design: null }],
    ['one stone of a pair', { gemstonePair: [left] }, { gemstonePair: [left], gemstoneId: null }],
    [
      'a pair alone',
      { gemstonePair: [left, right], kind: 'EARRINGS' },
      { kind: 'EARRINGS', gemstones: [{ id: left }, { id: right }] },
    ],
  ])('may be %s', async (_what, input, expected) => {
    const { savedBuilds, userErrors } = await save(input)
    expect(userErrors).toEqual([])
    expect(savedBuilds).toMatchObject([expected])
  })

  it('is replaced when it is saved anew, and comes first then', async () => {
    await save(setting)
    await worlds.advanceClock('default', 60_000)
    await save({ gemstoneId: stone, id: 'build-2', name: 'Another' })
    await worlds.advanceClock('default', 60_000)
    const { savedBuilds } = await save({ ...setting, gemstoneId: stone })
    expect(savedBuilds).toMatchObject([{ id: 'build-1', gemstoneId: stone }, { id: 'build-2' }])
    expect(await maria.ask('{ savedBuild(id: "build-2") { name } }')).toEqual({
      savedBuild: { name: 'Another' },
    })
  })

  it('stays when its stone is sold, may be sent again then, and says what became of it', async () => {
    const first = await save({ ...setting, gemstoneId: stone })
    await worlds.setStoneAvailability('default', stone, 'SOLD')
    await worlds.advanceClock('default', 60_000)
    const { savedBuilds, userErrors } = await save({ ...setting, gemstoneId: stone })
    expect(userErrors).toEqual([])
    expect(savedBuilds).toEqual([
      {
        ...first.savedBuilds[0],
        gemstones: [{ id: stone, availability: 'SOLD' }],
        total: null,
        availability: 'STONE_UNAVAILABLE',
      },
    ])
    expect(await save({ ...setting, gemstoneId: stone, id: 'build-2' })).toMatchObject({
      userErrors: [{ code: 'STONE_UNAVAILABLE', field: 'gemstoneId' }],
    })
  })

  it('can be given another name, and be deleted, a second time without an error', async () => {
    await save(setting)
    expect((await rename('build-1', '  Ours  ')).savedBuilds).toMatchObject([
      { name: 'Ours', savedAt: '2026-11-25T10:00:00.000Z' },
    ])
    await remove('build-1')
    await remove('build-1')
    expect(await list()).toEqual([])
    expect(await rename('build-1', 'Ours')).toEqual({
      savedBuilds: [],
      userErrors: [{ code: 'UNKNOWN_BUILD', field: 'id', message: 'There is no such build any more.' }],
    })
  })

  it('is its owner’s alone, under whatever id', async () => {
    const other = await freshCustomer(mockApi, 'other@example.com')
    await save(setting)
    await save({ gemstoneId: stone, name: 'Theirs' }, other)
    expect(await list()).toMatchObject([{ name: 'For Christmas' }])
    await remove('build-1', other)
    expect(await list()).toMatchObject([{ name: 'For Christmas' }])
    expect(await other.ask('{ savedBuild(id: "build-1") { name } }')).toEqual({ savedBuild: null })
  })

  const onePair = 'Earrings take a pair, all others one stone.'
  it.each<[Partial<SaveBuildInput>, string, string, string?]>([
    [{ ...setting, name: ' ' }, 'NAME_REQUIRED', 'name', 'There must be a name.'],
    [{ ...setting, name: 'x'.repeat(61) }, 'NAME_TOO_LONG', 'name', 'A name has at most 60 characters.'],
    [{ ...setting, sku: 'PR-00000' }, 'UNKNOWN_DESIGN', 'sku', 'There is no such design.'],
    [{ sku: 'EA-01003', optionIds: ['169'] }, 'NOT_A_SETTING', 'sku', 'This is a finished piece.'],
    [{ ...setting, optionIds: ['161'] }, 'OPTION_NOT_CHOSEN', 'optionIds'],
    [{ ...setting, optionIds: ['161', '171', '9'] }, 'UNKNOWN_OPTION', 'optionIds'],
    [{ ...setting, fingerSize: 'ZZ' }, 'UNKNOWN_FINGER_SIZE', 'fingerSize'],
    [{ ...setting, engraving: { font: 'Roman', text: 'ß' } }, 'ENGRAVING_NOT_ALLOWED', 'engraving'],
    [
      { ...setting, gemstonePair: [left, right] },
      'WRONG_STONE_COUNT',
      'gemstonePair',
      'PR-00201 takes one stone.',
    ],
    [{ ...setting, gemstoneId: 'none' }, 'UNKNOWN_STONE', 'gemstoneId'],
    [{ ...setting, optionIds: ['161', '172'], gemstoneId: stone }, 'STONE_DOES_NOT_FIT', 'gemstoneId'],
    [{ gemstonePair: [left, stone] }, 'STONES_NOT_A_PAIR', 'gemstonePair'],
    [{ gemstoneId: stone, kind: 'EARRINGS' }, 'WRONG_STONE_COUNT', 'kind', onePair],
    [{ gemstonePair: [left, right], kind: 'PENDANT' }, 'WRONG_STONE_COUNT', 'kind', onePair],
    [
      { sku: 'PR-00201', optionIds: ['161', '171'], gemstoneId: stone, fingerSize: 'ZZ', name: '' },
      'NAME_REQUIRED',
      'name',
    ],
  ])('is not saved as %j', async (input, code, field, message) => {
    const { savedBuilds, userErrors } = await save(input)
    expect(savedBuilds).toEqual([])
    expect(userErrors[0]).toMatchObject({ code, field, ...(message !== undefined && { message }) })
  })

  it('is renamed by no name that cannot be, and by no id that is none', async () => {
    await save(setting)
    expect((await rename('build-1', ' ')).userErrors).toMatchObject([
      { code: 'NAME_REQUIRED', field: 'name' },
    ])
    expect((await rename('build-1', 'x'.repeat(60))).userErrors).toEqual([])
    for (const [field, query] of [
      ['id', '{ savedBuild(id: "") { name } }'],
      ['input.id', 'mutation { deleteSavedBuild(input: { id: "" }) { userErrors { code } } }'],
      ['input.id', 'mutation { renameSavedBuild(input: { id: "", name: "a" }) { userErrors { code } } }'],
    ] as const) {
      const { errors } = await maria.tryTo(query)
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', argument: field } }])
    }
  })

  it('that is the same again is no change, and another of its name is', async () => {
    await save(setting)
    await worlds.advanceClock('default', 60_000)
    expect((await save(setting)).savedBuilds).toMatchObject([{ savedAt: '2026-11-25T10:00:00.000Z' }])
    expect((await save({ ...setting, name: 'Ours' })).savedBuilds).toMatchObject([
      { name: 'Ours', savedAt: '2026-11-25T10:01:00.000Z' },
    ])
    expect((await save({ ...setting, name: 'Ours', isSizeUnsure: true })).savedBuilds).toMatchObject([
      { isSizeUnsure: true, isStartWithDiamond: false },
    ])
  })

  it.each<[Partial<SaveBuildInput>, string, string?]>([
    [{}, 'input.sku', 'There must be a setting or a stone.'],
    [{ sku: 'x'.repeat(65) }, 'input.sku', 'input.sku must have at most 64 characters.'],
    [
      { ...setting, fingerSize: 'x'.repeat(65) },
      'input.fingerSize',
      'input.fingerSize must have at most 64 characters.',
    ],
    [{ ...setting, id: '' }, 'input.id'],
    [
      { gemstoneId: stone, optionIds: ['161'] },
      'input.optionIds',
      'optionIds belongs to a setting, and there is none.',
    ],
    [
      { gemstoneId: stone, fingerSize: 'N' },
      'input.fingerSize',
      'fingerSize belongs to a setting, and there is none.',
    ],
    [
      { gemstoneId: stone, isSizeUnsure: true },
      'input.isSizeUnsure',
      'isSizeUnsure belongs to a setting, and there is none.',
    ],
    [
      { gemstoneId: stone, engraving: { font: 'Roman', text: 'A' } },
      'input.engraving',
      'engraving belongs to a setting, and there is none.',
    ],
    [{ gemstoneId: stone, gemstonePair: [left] }, 'input.gemstonePair'],
    [{ gemstonePair: [left, left] }, 'input.gemstonePair'],
    [{ gemstonePair: [left, right, stone] }, 'input.gemstonePair'],
  ])('is refused as %j, which no page sends', async (input, argument, message) => {
    const { errors } = await maria.tryTo(saveDocument, { input: { id: 'build-1', name: 'Ours', ...input } })
    expect(errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', argument }, ...(message !== undefined && { message }) },
    ])
  })

  it('is one of fifty, which can still be changed', async () => {
    for (let index = 0; index < 50; index += 1) await save({ ...setting, id: `build-${index}` })
    expect((await save({ ...setting, id: 'one-more' })).userErrors).toEqual([
      { code: 'SAVED_BUILDS_FULL', field: null, message: 'At most 50 builds are kept.' },
    ])
    expect((await save({ gemstoneId: stone, id: 'build-7' })).userErrors).toEqual([])
  })
})
