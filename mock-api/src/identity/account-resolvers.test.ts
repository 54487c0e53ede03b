import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MockApi } from '../app.ts'
import { ask } from '../testing/ask.ts'
import { type Customer, freshCustomer } from './testing/fresh-customer.ts'
import { freshMock } from './testing/fresh-mock.ts'

let mockApi: MockApi
let maria: Customer
beforeEach(async () => {
  ;({ mockApi } = await freshMock())
  maria = await freshCustomer(mockApi)
})
afterEach(() => mockApi.close())

/** What is said to somebody with this header, or without one. */
const told = async (query: string, authorization = '') => {
  const { data, errors } = await ask(mockApi, query, { headers: { authorization } })
  return { data, errors: errors?.map(({ message, extensions }) => ({ message, ...extensions })) }
}

describe('who is signed in', () => {
  const whoAmI = '{ whoAmI { id email firstName lastName language } }'

  it('is told who they are, and a guest that they are nobody', async () => {
    expect(await maria.ask(whoAmI)).toEqual({
      whoAmI: {
        id: maria.id,
        email: 'maria@example.com',
        firstName: 'Maria',
        lastName: 'Smith',
        language: null,
      },
    })
    expect(await told(whoAmI)).toEqual({ data: { whoAmI: null } })
  })

  it('is asked for where something is theirs, and told when they are not any more', async () => {
    expect(await told('{ downloadMyData }')).toEqual({
      data: null,
      errors: [{ message: 'Nobody is signed in.', code: 'UNAUTHENTICATED' }],
    })
    expect(await told('{ downloadMyData }', 'Bearer nonsense')).toEqual({
      data: null,
      errors: [{ message: 'Nobody is signed in with this token any more.', code: 'UNAUTHENTICATED' }],
    })
  })

  it('is not asked for where a guest may look as well, save that a token has to be theirs', async () => {
    const payment = '{ payment(transactionId: "none") { status } }'
    expect(await told(payment)).toEqual({ data: { payment: null } })
    expect(await told(payment, 'Bearer nonsense')).toMatchObject({ errors: [{ code: 'UNAUTHENTICATED' }] })
  })

  it('reads what the shop keeps of them, line by line', async () => {
    const { downloadMyData } = await maria.ask<{ downloadMyData: string }>('{ downloadMyData }')
    expect(downloadMyData).toMatch(/^\{\n {2}"/)
    expect(JSON.parse(downloadMyData)).toMatchObject({ account: { id: maria.id } })
  })
})

describe('the language of an account', () => {
  const choose = (language: string) =>
    maria.tryTo('mutation ($language: String!) { setLanguage(language: $language) { id language } }', {
      language,
    })

  it('is the one that was chosen', async () => {
    expect((await choose('de')).data).toEqual({ setLanguage: { id: maria.id, language: 'de' } })
    expect(await maria.ask('{ whoAmI { language } }')).toEqual({ whoAmI: { language: 'de' } })
  })

  it('is refused where the storefront has none of this name', async () => {
    expect((await choose('xx')).errors).toMatchObject([
      {
        message: 'The storefront has no such language.',
        extensions: { code: 'BAD_USER_INPUT', argument: 'language' },
      },
    ])
  })
})
