import { edgeRow } from '@shop/fixtures/stones/edge-stones'
import { stoneIdAt } from '@shop/fixtures/stones/stone-at'
import { freshCustomer } from '@shop/mock-api/identity/testing/fresh-customer'
import { expect } from 'vitest'
import { exampleAddress } from '../../example-address.ts'
import { newWorld, type Visitor, visitorOf, type WatchedMock } from '../watched-mock.ts'
import { fittingStones, refusals, solitaire, stoneIds } from './shopping.ts'

/** Somebody whose account holds nothing yet. */
async function freshVisitor(mock: WatchedMock): Promise<Visitor> {
  const world = await newWorld(mock)
  const { token } = await freshCustomer(mock, 'account@example.com', world)
  return visitorOf(mock, world, token)
}

/** Addresses are kept until there are too many, and deleted. */
export async function keepAddresses(mock: WatchedMock): Promise<void> {
  const visitor = await freshVisitor(mock)
  const idsOf = async () =>
    (await visitor.send<{ addresses: { id: string }[] }>('Addresses')).addresses.map(({ id }) => id)
  const whole = {
    ...exampleAddress,
    label: 'Work',
    line2: 'Flat 1',
    county: 'Somerset',
    phone: '07700 900123',
  }
  await visitor.change(
    'SaveAddress',
    { input: { id: 'work', ...whole } },
    { look: idsOf, expected: ['work'] },
  )
  await visitor.change('DeleteAddress', { input: { id: 'work' } }, { look: idsOf, expected: [] })

  const tooLong = { id: 'long', ...exampleAddress, line1: 'a'.repeat(101) }
  expect(await refusals(visitor, 'SaveAddress', { input: tooLong })).toEqual(['TOO_LONG'])
  for (let count = 0; count < 20; count += 1)
    await visitor.send('SaveAddress', { input: { id: `home-${count}`, ...exampleAddress } })
  expect(await refusals(visitor, 'SaveAddress', { input: { id: 'one more', ...exampleAddress } })).toEqual([
    'ADDRESSES_FULL',
  ])
}

/** Each consent is given and withdrawn by itself. */
export async function decideConsents(mock: WatchedMock): Promise<void> {
  const visitor = await freshVisitor(mock)
  const given = async () =>
    (await visitor.send<{ consents: { purpose: string; isGiven: boolean }[] }>('Consents')).consents.flatMap(
      ({ purpose, isGiven }) => (isGiven ? purpose : []),
    )
  const set = (purpose: string, isGiven: boolean) => ({
    input: { purpose, isGiven, wordingVersion: '2026-03' },
  })
  await visitor.change('SetConsent', set('MARKETING_EMAIL', true), {
    look: given,
    expected: ['MARKETING_EMAIL'],
  })
  await visitor.send('SetConsent', set('MARKETING_SMS', true))
  await visitor.send('SetConsent', set('MARKETING_EMAIL', false))
  expect(await given()).toEqual(['MARKETING_SMS'])
}

/** The language of the storefront is kept for other devices. */
export async function chooseLanguage(mock: WatchedMock): Promise<void> {
  const visitor = await freshVisitor(mock)
  const chosen = async () =>
    (await visitor.send<{ whoAmI: { language: string | null } }>('WhoAmI')).whoAmI.language
  expect(await chosen()).toBeNull()
  await visitor.change('SetLanguage', { language: 'de' }, { look: chosen, expected: 'de' })
}

interface Wish {
  readonly id: string
  readonly designId: string | null
}

/** Wishes are added, shown to others by a link, and taken off. */
export async function keepWishes(mock: WatchedMock): Promise<void> {
  const visitor = await freshVisitor(mock)
  const anybody = visitorOf(mock, visitor.world)
  const wishes = async () => (await visitor.send<{ wishListItems: Wish[] }>('WishListIds')).wishListItems
  const count = async () => (await wishes()).length
  const add = (input: object) => ({ input })
  expect(await count()).toBe(0)
  await visitor.send('DeleteWishlist', { id: 'no-such-item' })

  const [gemstoneId] = fittingStones
  await visitor.change('AddWishlistItem', add({ gemstoneId }), { look: count, expected: 1 })
  const { getDesignBySku } = await visitor.send<{ getDesignBySku: { id: string } }>('RecentPiece', {
    sku: solitaire.sku,
  })
  const { id: designId } = getDesignBySku
  await visitor.send('AddWishlistItem', add({ designId, metalId: '161' }))
  for (const [code, input] of [
    ['UNKNOWN_DESIGN', { designId: 'none', metalId: '161' }],
    ['UNKNOWN_METAL', { designId, metalId: 'none' }],
    ['UNKNOWN_STONE', { gemstoneId: '999999' }],
  ] as const)
    expect(await refusals(visitor, 'AddWishlistItem', add(input))).toEqual([code])

  const shareOf = async () =>
    (await visitor.send<{ wishListShare: { shareId: string } | null }>('WishList')).wishListShare
  const { shareWishList } = await visitor.change<{ shareWishList: { shareId: string } }>(
    'ShareWishList',
    {},
    { look: shareOf, expected: { shareId: expect.any(String) } },
  )
  const shown = async () =>
    (
      await anybody.send<{ sharedWishList: { wishListItems: object[] } | null }>('SharedWishList', {
        shareId: shareWishList.shareId,
      })
    ).sharedWishList?.wishListItems.length
  expect(await shown()).toBe(2)

  const [latest] = await wishes()
  await visitor.change('DeleteWishlist', { id: latest?.id }, { look: count, expected: 1 })
  await visitor.send('DeleteWishlist', { id: (await wishes())[0]?.id })
  expect(await shown()).toBe(0)
  await visitor.change('UnshareWishList', {}, { look: shown, expected: undefined })
  await fillWishlist(visitor)
}

async function fillWishlist(visitor: Visitor): Promise<void> {
  const ids = await stoneIds(visitor, 101)
  for (const gemstoneId of ids.slice(0, 100)) await visitor.send('AddWishlistItem', { input: { gemstoneId } })
  expect(await refusals(visitor, 'AddWishlistItem', { input: { gemstoneId: ids[100] } })).toEqual([
    'WISHLIST_FULL',
  ])
}

const idOf = (name: Parameters<typeof edgeRow>[0]) => stoneIdAt(edgeRow(name))
const pair = [idOf('pairLeft'), idOf('pairRight')] as const

/** Builds are saved in every state of the designer, renamed, deleted, and refused for each reason. */
export async function keepBuilds(mock: WatchedMock): Promise<void> {
  const visitor = await freshVisitor(mock)
  const namesOf = async () =>
    (await visitor.send<{ savedBuilds: { name: string }[] }>('SavedBuilds')).savedBuilds.map(
      ({ name }) => name,
    )
  const save = (input: object) => ({ input: { id: 'ring', name: 'For Christmas', ...input } })
  await visitor.change('SaveBuild', save(solitaire), { look: namesOf, expected: ['For Christmas'] })
  for (const [id, input] of Object.entries({
    stone: { gemstoneId: fittingStones[0], kind: 'ENGAGEMENT_RING' },
    open: { gemstoneId: fittingStones[0], isStartWithDiamond: true },
    pendant: { gemstoneId: fittingStones[0], kind: 'PENDANT' },
    earrings: { gemstonePair: pair, kind: 'EARRINGS' },
    engraved: { ...solitaire, fingerSize: 'M', engraving: { font: 'Roman', text: 'ANNA' } },
  }))
    expect([id, await refusals(visitor, 'SaveBuild', save({ id, ...input }))]).toEqual([id, []])
  expect(await namesOf()).toHaveLength(6)

  for (const [code, input] of refusedBuilds)
    expect([input, await refusals(visitor, 'SaveBuild', save({ id: 'refused', ...input }))]).toEqual([
      input,
      [code],
    ])
  const rename = (id: string, name: string) => ({ input: { id, name } })
  await visitor.send('DeleteSavedBuild', { input: { id: 'stone' } })
  await visitor.change('RenameSavedBuild', rename('ring', 'For Anna'), {
    look: async () => (await namesOf()).includes('For Anna'),
    expected: true,
  })
  for (const [code, id, name] of [
    ['UNKNOWN_BUILD', 'stone', 'Gone'],
    ['NAME_REQUIRED', 'ring', ' '],
    ['NAME_TOO_LONG', 'ring', 'a'.repeat(61)],
  ] as const)
    expect(await refusals(visitor, 'RenameSavedBuild', rename(id, name))).toEqual([code])
  for (const id of ['open', 'pendant', 'earrings', 'engraved'])
    await visitor.send('DeleteSavedBuild', { input: { id } })
  await visitor.change('DeleteSavedBuild', { input: { id: 'ring' } }, { look: namesOf, expected: [] })
  for (let count = 0; count < 50; count += 1)
    await visitor.send('SaveBuild', save({ id: `${count}`, ...solitaire }))
  expect(await refusals(visitor, 'SaveBuild', save({ id: 'one more', ...solitaire }))).toEqual([
    'SAVED_BUILDS_FULL',
  ])
}

const refusedBuilds: readonly (readonly [string, object])[] = [
  ['NAME_REQUIRED', { ...solitaire, name: '' }],
  ['NAME_TOO_LONG', { ...solitaire, name: 'a'.repeat(61) }],
  ['UNKNOWN_DESIGN', { sku: 'PR-99999', optionIds: ['161', '171'] }],
  ['NOT_A_SETTING', { sku: 'EA-01003', optionIds: ['169'] }],
  ['UNKNOWN_OPTION', { ...solitaire, optionIds: ['161', '171', '9'] }],
  ['OPTION_NOT_CHOSEN', { ...solitaire, optionIds: ['161'] }],
  ['UNKNOWN_FINGER_SIZE', { ...solitaire, fingerSize: 'E' }],
  ['ENGRAVING_NOT_ALLOWED', { ...solitaire, engraving: { font: 'Gothic', text: 'ANNA' } }],
  ['WRONG_STONE_COUNT', { ...solitaire, gemstonePair: pair }],
  ['UNKNOWN_STONE', { gemstoneId: '999999' }],
  ['STONE_UNAVAILABLE', { gemstoneId: idOf('sold') }],
  ['STONE_DOES_NOT_FIT', { ...solitaire, optionIds: ['161', '172'], gemstoneId: fittingStones[0] }],
  ['STONES_NOT_A_PAIR', { gemstonePair: [pair[0], idOf('wholePounds')] }],
]
