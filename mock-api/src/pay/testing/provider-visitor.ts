import type { MockApi } from '../../app.ts'

/** What a browser with one tab does at the provider, form by form, without following where it is sent. */
export function providerVisitor(api: Pick<MockApi, 'fetch'>) {
  async function ask(path: string, init: RequestInit = {}) {
    const response = await api.fetch(new Request(new URL(path, 'http://mock.test'), init))
    return {
      status: response.status,
      headers: response.headers,
      location: response.headers.get('location'),
      html: await response.text(),
    }
  }

  const send = (path: string, fields: Readonly<Record<string, string>>) =>
    ask(path, { method: 'POST', body: new URLSearchParams(fields) })

  return {
    ask,
    send,
    open: (path: string) => ask(path),
    pay: (path: string, number: string, changed: Readonly<Record<string, string>> = {}) =>
      send(path, { action: 'pay', number, expiry: '09/28', cvc: '123', name: 'Zoë O’Brien', ...changed }),
    cancel: (path: string) => send(path, { action: 'cancel' }),
  }
}

export type ProviderVisitor = ReturnType<typeof providerVisitor>
