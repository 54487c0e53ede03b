import { namedCustomers } from '@shop/fixtures/customers/named-customers'
import { identityClient } from '@shop/mock-api/identity/testing/identity-client'
import { expect } from 'vitest'
import { takeStock, variablesFor } from '../../variables.ts'
import { codesOf } from '../../runner/api.ts'
import { access } from '../access.ts'
import { newWorld, type Visitor, visitorOf, type WatchedMock } from '../watched-mock.ts'
import { begin, outcomeOf } from './checkout.ts'
import { addRing, refusals, solitaire } from './shopping.ts'

const forgedToken = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'

/** What belongs to an account is refused to whoever brings no token, or one that is none of the shop's. */
export async function askWithoutRight(mock: WatchedMock): Promise<void> {
  const world = await newWorld(mock)
  const [nobody, forger] = [visitorOf(mock, world), visitorOf(mock, world, forgedToken)]
  const stock = await takeStock(nobody)
  for (const operation of mock.operations) {
    const kind = access[operation.name]
    const [variables = {}] = variablesFor(operation, { ...stock, userId: 'somebody' })
    const codes = async (visitor: Visitor) => [
      operation.name,
      ...new Set(codesOf(await visitor.tryTo(operation.name, variables))),
    ]
    const refused = [operation.name, 'UNAUTHENTICATED']
    if (kind === 'account') expect(await codes(nobody)).toEqual(refused)
    if (kind !== 'anybody') expect(await codes(forger)).toEqual(refused)
  }
}

/** What is one customer's is as unknown to another as what there is not. */
export async function askForAnothers(mock: WatchedMock): Promise<void> {
  const world = await newWorld(mock)
  const [owner, another] = [await signIn(mock, world, 0), await signIn(mock, world, 1)]
  const read = async () => ({
    ...(await owner.send<{ addresses: object[] }>('Addresses')),
    ...(await owner.send<{ savedBuilds: { id: string; name: string }[] }>('SavedBuilds')),
    ...(await owner.send<{ wishListItems: { id: string }[] }>('WishListIds')),
  })
  const before = await read()
  const { orders } = await owner.send<{ orders: { uid: string }[] }>('Orders')
  const { whoAmI } = await owner.send<{ whoAmI: { id: string } }>('WhoAmI')

  expect(await another.send('OrderTracking', { uid: orders[0]?.uid })).toEqual({ order: null })
  another.wasDenied('OrderTracking')
  const attach = { input: { userId: whoAmI.id, cartSessionId: 'theirs' } }
  expect(codesOf(await another.tryTo('AttachCartToUser', attach))).toEqual(['FORBIDDEN'])

  const address = {
    firstName: 'Zoë',
    lastName: 'Li',
    line1: '1 Any Street',
    town: 'Bath',
    postcode: 'BA40 1AA',
  }
  await another.send('SaveAddress', { input: { id: 'work', ...address } })
  await another.send('DeleteAddress', { input: { id: 'work' } })
  await another.send('SaveBuild', { input: { id: 'build-pear', name: 'Mine', ...solitaire } })
  await another.send('DeleteSavedBuild', { input: { id: 'build-pear' } })
  const rename = { input: { id: 'build-christmas', name: 'Mine' } }
  expect(await refusals(another, 'RenameSavedBuild', rename)).toEqual(['UNKNOWN_BUILD'])
  await another.send('DeleteWishlist', { id: before.wishListItems[0]?.id })
  expect(await read()).toEqual(before)
  for (const operation of [
    'SaveAddress',
    'DeleteAddress',
    'SaveBuild',
    'DeleteSavedBuild',
    'RenameSavedBuild',
    'DeleteWishlist',
  ])
    another.wasDenied(operation)
  await askForAnothersPayment(owner, another)
}

async function askForAnothersPayment(owner: Visitor, another: Visitor): Promise<void> {
  await addRing(owner, { fingerSize: 'N' })
  const { transactionId } = await begin(owner)
  expect(await outcomeOf(another, transactionId)).toBeNull()
  expect(await another.send('OpenPayment', { transactionId })).toEqual({ payment: null })
  expect(await another.send('CancelPayment', { transactionId })).toEqual({ cancelPayment: { payment: null } })
  expect((await outcomeOf(owner, transactionId))?.status).toBe('PENDING')
  for (const operation of ['PaymentOutcome', 'OpenPayment', 'CancelPayment']) another.wasDenied(operation)
}

async function signIn(mock: WatchedMock, world: string, index: 0 | 1): Promise<Visitor> {
  const { email, password } = namedCustomers[index]
  const { session } = await identityClient(mock, world).signIn(email, password)
  return visitorOf(mock, world, session?.token ?? null)
}
