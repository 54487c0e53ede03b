import { expect, it } from 'vitest'
import { createMockApi } from '../app.ts'
import { ask } from '../testing/ask.ts'

it('says by how many percent prices are raised', async () => {
  const mockApi = createMockApi()
  const answer = await ask(mockApi, '{ getVat { vat } }')
  mockApi.close()
  expect(answer.data).toEqual({ getVat: { vat: 20 } })
})
