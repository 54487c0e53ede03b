import type { MockApi } from '../app.ts'

/** What the mock says to a request with a JSON body, or with none: its status, and the text of its answer. */
export async function sendJson(mockApi: MockApi, method: string, path: string, body?: unknown) {
  const request = new Request(`http://mock.test${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const response = await mockApi.fetch(request)
  return { status: response.status, body: await response.text() }
}
