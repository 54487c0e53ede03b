import { createMockApi, type MockApiOptions } from '../../app.ts'
import { createWorldClient } from '@shop/schema/http/world-client'
import { identityClient } from './identity-client.ts'

/** A mock of its own for a test, on 25 November 2026 at ten, and a visitor of its default world. */
export async function freshMock(options: MockApiOptions = {}) {
  const mockApi = createMockApi(options)
  const worlds = createWorldClient('http://mock.test', mockApi.fetch)
  await worlds.setClock('default', '2026-11-25T10:00:00Z')
  return { mockApi, worlds, visitor: identityClient(mockApi) }
}
