import { afterEach, beforeEach, expect, it } from 'vitest'
import type { MockApi } from '../app.ts'
import { type Customer, freshCustomer } from '../identity/testing/fresh-customer.ts'
import { freshMock } from '../identity/testing/fresh-mock.ts'

let mockApi: MockApi
let maria: Customer
beforeEach(async () => {
  ;({ mockApi } = await freshMock())
  maria = await freshCustomer(mockApi)
})
afterEach(() => mockApi.close())

const setDocument = 'mutation ($language: String!) { setLanguage(language: $language) { language } }'
const known = async () => (await maria.ask<{ whoAmI: object }>('{ whoAmI { language } }')).whoAmI

it('an account has chosen no language until it does, and the last choice counts', async () => {
  expect(await known()).toEqual({ language: null })
  for (const language of ['fr', 'de']) {
    expect(await maria.ask(setDocument, { language })).toEqual({ setLanguage: { language } })
    expect(await known()).toEqual({ language })
  }
  const { downloadMyData } = await maria.ask<{ downloadMyData: string }>('{ downloadMyData }')
  expect(JSON.parse(downloadMyData)).toMatchObject({ account: { language: 'de' } })
})

it.each(['', 'EN', 'fr-FR', 'xx', 'f'.repeat(10_000)])('is none by the name of %.10s', async (language) => {
  await expect(maria.ask(setDocument, { language })).rejects.toThrow('no such language')
  expect(await known()).toEqual({ language: null })
})
