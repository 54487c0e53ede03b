import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MockApi } from '../app.ts'
import type { AddressesPayload, SaveAddressInput } from '../generated/resolvers.ts'
import { type Customer, freshCustomer } from '../identity/testing/fresh-customer.ts'
import { freshMock } from '../identity/testing/fresh-mock.ts'

const fields = 'id label firstName lastName line1 line2 town county postcode country phone isDefault'
const payload = `addresses { ${fields} } userErrors { code field message }`
const saveDocument = `mutation ($input: SaveAddressInput!) { answer: saveAddress(input: $input) { ${payload} } }`
const home: SaveAddressInput = {
  id: 'home',
  firstName: 'Anne-Marie',
  lastName: 'O’Brien',
  line1: '14 Larkfield Terrace',
  town: 'Bath',
  postcode: 'ba40 5lr',
}

let mockApi: MockApi
let maria: Customer
beforeEach(async () => {
  ;({ mockApi } = await freshMock())
  maria = await freshCustomer(mockApi)
})
afterEach(() => mockApi.close())

const save = async (input: Partial<SaveAddressInput> = {}, by = maria) =>
  (await by.ask<{ answer: AddressesPayload }>(saveDocument, { input: { ...home, ...input } })).answer
const remove = async (id: string, by = maria) =>
  (
    await by.ask<{ answer: AddressesPayload }>(
      `mutation ($input: DeleteAddressInput!) { answer: deleteAddress(input: $input) { ${payload} } }`,
      { input: { id } },
    )
  ).answer
/** Ids, the default one with a star. */
const ids = ({ addresses }: AddressesPayload) =>
  addresses.map(({ id, isDefault }) => (isDefault ? `${id}*` : id))

describe('addresses (rules/account#addresses)', () => {
  it('are kept in one form, the first as the default', async () => {
    const { addresses, userErrors } = await save({ label: ' Home ', phone: '07700 900123', line2: ' ' })
    expect(userErrors).toEqual([])
    expect(addresses).toEqual([
      {
        id: 'home',
        label: 'Home',
        firstName: 'Anne-Marie',
        lastName: 'O’Brien',
        line1: '14 Larkfield Terrace',
        line2: null,
        town: 'Bath',
        county: null,
        postcode: 'BA40 5LR',
        country: 'GB',
        phone: '+447700900123',
        isDefault: true,
      },
    ])
    expect(await maria.ask(`{ addresses { ${fields} } }`)).toEqual({ addresses })
  })

  it('have one default, which stands first and is another’s when it goes', async () => {
    await save()
    await save({ id: 'work' })
    expect(ids(await save({ id: 'parents', isDefault: true }))).toEqual(['parents*', 'home', 'work'])
    expect(ids(await save({ id: 'parents', town: 'York' }))).toEqual(['parents*', 'home', 'work'])
    expect(ids(await remove('parents'))).toEqual(['home*', 'work'])
    expect(ids(await remove('parents'))).toEqual(['home*', 'work'])
  })

  it('are changed under their id, so that the same may be sent again', async () => {
    await save()
    await save()
    expect((await save({ town: 'York' })).addresses).toMatchObject([{ id: 'home', town: 'York' }])
  })

  it('are their owner’s alone, under whatever id', async () => {
    const other = await freshCustomer(mockApi, 'other@example.com')
    await save()
    await save({ town: 'York' }, other)
    expect((await remove('home', other)).addresses).toEqual([])
    expect(await maria.ask('{ addresses { town } }')).toEqual({ addresses: [{ town: 'Bath' }] })
  })

  const words = {
    REQUIRED: 'This is missing.',
    TOO_LONG: 'This is too long.',
    INVALID: 'This is not possible here.',
  }

  it.each<[Partial<SaveAddressInput>, keyof typeof words, string]>([
    [{ firstName: ' ' }, 'REQUIRED', 'firstName'],
    [{ lastName: 'Smith 3' }, 'INVALID', 'lastName'],
    [{ firstName: 'x'.repeat(61) }, 'TOO_LONG', 'firstName'],
    [{ line1: '' }, 'REQUIRED', 'line1'],
    [{ line2: 'x'.repeat(101) }, 'TOO_LONG', 'line2'],
    [{ town: 'Ba\nth' }, 'INVALID', 'town'],
    [{ county: 'x'.repeat(101) }, 'TOO_LONG', 'county'],
    [{ postcode: '' }, 'REQUIRED', 'postcode'],
    [{ postcode: '75008' }, 'INVALID', 'postcode'],
    [{ country: 'XX' }, 'INVALID', 'country'],
    [{ country: 'XX', postcode: '75008' }, 'INVALID', 'country'],
    [{ phone: 'call me' }, 'INVALID', 'phone'],
    [{ label: 'x'.repeat(41) }, 'TOO_LONG', 'label'],
  ])('are not kept with %j', async (input, code, field) => {
    expect(await save(input)).toEqual({ addresses: [], userErrors: [{ code, field, message: words[code] }] })
  })

  it('keeps a phone number of another country as it is dialled there', async () => {
    const { addresses } = await save({ country: 'FR', postcode: '75008', phone: '06 12 34 56 78' })
    expect(addresses).toMatchObject([{ phone: '0612345678' }])
  })

  it('may be in another country, with its own kind of postcode', async () => {
    const { addresses } = await save({ country: 'FR', postcode: '75008', phone: '+33 1 23 45 67 89' })
    expect(addresses).toMatchObject([{ country: 'FR', postcode: '75008', phone: '+33123456789' }])
  })

  it('say everything that is wrong at once, in the order of a form', async () => {
    const { userErrors } = await save({ firstName: '', postcode: 'BA1', phone: '1' })
    expect(userErrors.map(({ field }) => field)).toEqual(['firstName', 'postcode', 'phone'])
  })

  it('are at most twenty, which can still be changed', async () => {
    for (let index = 0; index < 20; index += 1) await save({ id: `address-${index}` })
    expect((await save({ id: 'one-more', town: '' })).userErrors).toEqual([
      { code: 'ADDRESSES_FULL', field: null, message: 'An account keeps at most 20 addresses.' },
      { code: 'REQUIRED', field: 'town', message: 'This is missing.' },
    ])
    expect((await save({ id: 'address-7', town: 'York' })).userErrors).toEqual([])
  })

  it('refuse an id that no page sends', async () => {
    const refusal = [{ extensions: { code: 'BAD_USER_INPUT', argument: 'input.id' } }]
    const { errors } = await maria.tryTo(saveDocument, { input: { ...home, id: '' } })
    expect(errors).toMatchObject(refusal)
    const deleteDocument = 'mutation { deleteAddress(input: { id: "" }) { addresses { id } } }'
    expect((await maria.tryTo(deleteDocument)).errors).toMatchObject(refusal)
  })
})
