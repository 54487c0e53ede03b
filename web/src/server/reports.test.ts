import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createReports } from './reports.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function reports(linesPerSecond = 10) {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const receive = createReports({ siteUrl: 'https://www.ashcombe.example.com', linesPerSecond })
  const send = (body: string | ReadableStream, headers: Record<string, string> = {}) =>
    receive(
      new Request('http://localhost/api/reports', {
        method: 'POST',
        body,
        headers: { 'sec-fetch-site': 'same-origin', ...headers },
        duplex: 'half',
      } as RequestInit),
      'r1',
    )
  const logged = (): unknown[] => written.mock.calls.map(([line]) => JSON.parse(String(line)))
  return { receive, send, logged }
}

describe('reports of browsers', () => {
  it('are one line each in the log', async () => {
    const { send, logged } = reports()
    const response = await send('{"kind":"error","message":"x"}', { 'content-type': 'application/json' })
    expect([response.status, await response.text()]).toEqual([204, ''])
    expect(logged()).toEqual([
      { event: 'browser-report', requestId: 'r1', report: { kind: 'error', message: 'x' } },
    ])
  })

  it('of a violated policy are taken as browsers send them', async () => {
    const { send, logged } = reports()
    const report = { 'csp-report': { 'violated-directive': 'script-src-elem', 'blocked-uri': 'inline' } }
    await send(JSON.stringify(report), { 'content-type': 'application/csp-report' })
    expect(logged()).toMatchObject([{ report }])
  })

  it('name no address that opens something, in whatever field or words it stands', async () => {
    const { send, logged } = reports()
    const shop = 'https://www.ashcombe.example.com'
    await send(
      JSON.stringify({
        'csp-report': {
          'document-uri': `${shop}/payment?link=SECRET`,
          referrer: `${shop}/thank-you/SECRET?from=SECRET#SECRET`,
          'blocked-uri': 'inline',
        },
      }),
    )
    await send(`not JSON, at ${shop}/wishlist/SECRET`)
    expect(logged()).toMatchObject([
      {
        report: {
          'csp-report': {
            'document-uri': `${shop}/payment`,
            referrer: `${shop}/thank-you/…`,
            'blocked-uri': 'inline',
          },
        },
      },
      { report: `not JSON, at ${shop}/wishlist/…` },
    ])
  })

  it('say that something went wrong even when they are malformed or nested without end', async () => {
    const { send, logged } = reports()
    await send('not JSON')
    await send('['.repeat(4000) + ']'.repeat(4000))
    expect(logged()).toMatchObject([{ report: 'not JSON' }, { report: '['.repeat(500) }])
  })

  it('from another site are refused and not written down', async () => {
    const { send, logged } = reports()
    expect((await send('{}', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect(logged()).toEqual([])
  })

  it('that are large are refused, and no more of them is read than may be', async () => {
    const { send, logged } = reports()
    let read = 0
    const endless = new ReadableStream({
      pull(controller) {
        read += 1024
        controller.enqueue(new Uint8Array(1024))
      },
    })
    expect((await send(endless)).status).toBe(413)
    expect(read).toBeLessThan(20 * 1024)
    expect((await send('x'.repeat(9000))).status).toBe(413)
    expect(logged()).toEqual([])
  })

  it('beyond so many a second are counted and told in one line', async () => {
    const { send, logged } = reports(2)
    for (let number = 1; number <= 5; number += 1) await send(`{"number":${number}}`)
    vi.advanceTimersByTime(1000)
    await send('{"number":6}')
    expect(logged()).toMatchObject([
      { report: { number: 1 } },
      { report: { number: 2 } },
      { event: 'browser-reports-left-out', count: 3 },
      { report: { number: 6 } },
    ])
  })

  it('are sent with POST', async () => {
    const { receive } = reports()
    expect((await receive(new Request('http://localhost/api/reports'), 'r1')).status).toBe(405)
  })
})
