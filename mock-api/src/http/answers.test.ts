import { createServer, request, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cutShort } from '../world/broken-bodies.ts'
import { DroppedConnection } from './dropped-connection.ts'
import { escapeHtml } from './escape-html.ts'
import { logFailure } from './log-failure.ts'
import { logNotice } from './log-notice.ts'
import { nodeListener } from './node-listener.ts'
import { pageOf } from './plain-page.ts'
import { json, methodNotAllowed, notFound, refuse } from './refusal.ts'

describe('a refusal', () => {
  it('has the shape of a GraphQL answer, and is never stored', async () => {
    const answer = refuse(
      422,
      { code: 'BAD_USER_INPUT', message: 'id: too long', argument: 'id' },
      { code: 'OTHER', message: 'No.' },
    )
    expect(answer.status).toBe(422)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual({
      errors: [
        { message: 'id: too long', extensions: { code: 'BAD_USER_INPUT', argument: 'id' } },
        { message: 'No.', extensions: { code: 'OTHER' } },
      ],
    })
  })

  it('says that there is nothing at an address', async () => {
    const answer = notFound()
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { errors: [{ message: 'There is nothing at this address.', extensions: { code: 'NOT_FOUND' } }] },
    ])
  })

  it('says how an address is asked', async () => {
    const answer = methodNotAllowed('GET', 'POST')
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, POST'])
    expect(await answer.json()).toEqual({
      errors: [{ message: 'This address takes GET, POST.', extensions: { code: 'METHOD_NOT_ALLOWED' } }],
    })
  })
})

it('JSON is an answer like any other', async () => {
  const answer = json({ a: 1 })
  expect([answer.status, answer.headers.get('content-type'), await answer.json()]).toEqual([
    200,
    'application/json',
    { a: 1 },
  ])
})

it('a page for people has its title and its words, and is never stored', async () => {
  const answer = pageOf('Limits', '<h1>What it refuses</h1>')
  const html = await answer.text()
  expect(html).toContain('<title>Limits</title>')
  expect(html).toContain('<h1>What it refuses</h1>')
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  })
})

it('text stands in HTML as it is', () => {
  expect(escapeHtml(`<a href="x" title='y'>&amp; Zoë</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp; Zoë&lt;/a&gt;',
  )
})

it('whoever runs the mock is told of failures and of what they would not expect', () => {
  const [failed, warned] = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
  for (const spy of [failed, warned]) spy.mockImplementation(() => undefined)
  const error = new Error('no such table')
  logFailure(error)
  logNotice('The data was made by an older mock.')
  expect(failed.mock.calls).toEqual([[error]])
  expect(warned.mock.calls).toEqual([['The data was made by an older mock.']])
  for (const spy of [failed, warned]) spy.mockRestore()
})

describe('a server', () => {
  let server: Server
  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })

  async function listen(handle: (asked: Request) => Promise<Response>): Promise<number> {
    server = createServer(nodeListener(handle)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }

  it('answers as the handler does', async () => {
    const port = await listen(async (asked) => new Response(await asked.text(), { status: 418 }))
    const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'tea' })
    expect([answer.status, await answer.text()]).toEqual([418, 'tea'])
  })

  it('closes the connection without a word where it is dropped', async () => {
    const failed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const dropped = new DroppedConnection()
    expect(dropped.message).toBe('The connection was dropped by a fault of this world')
    const port = await listen(async () => Promise.reject(dropped))
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed')
    expect(failed).not.toHaveBeenCalled()
  })

  it('has sent the first half of an answer that is cut short', async () => {
    const port = await listen(async () => cutShort(Response.json({ vat: 20 })))
    const answer = await fetch(`http://127.0.0.1:${port}/`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json'])
    const reader = answer.body?.getReader()
    const first = await reader?.read()
    expect(new TextDecoder().decode(first?.value)).toBe('{"vat')
    await expect(reader?.read()).rejects.toThrow('terminated')
  })

  it('closes it and writes down why where the handler is wrong', async () => {
    const failed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const error = new TypeError('no such field')
    const port = await listen(async () => Promise.reject(error))
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed')
    expect(failed.mock.calls).toEqual([[error]])
  })

  it('writes nothing down where whoever asked has gone', async () => {
    const failed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const asked = Promise.withResolvers<void>()
    const gone = Promise.withResolvers<void>()
    const handled = Promise.withResolvers<void>()
    const port = await listen(async () => {
      asked.resolve()
      await gone.promise
      queueMicrotask(() => setImmediate(handled.resolve))
      throw new TypeError('nobody listens')
    })
    const call = request({ port, host: '127.0.0.1' }).on('error', () => undefined)
    call.end()
    await asked.promise
    call.destroy()
    await vi.waitFor(async () => {
      const count = await new Promise<number>((resolve) => {
        server.getConnections((_, connections) => resolve(connections))
      })
      expect(count).toBe(0)
    })
    gone.resolve()
    await handled.promise
    expect(failed).not.toHaveBeenCalled()
  })
})
