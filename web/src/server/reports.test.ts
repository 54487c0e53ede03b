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
          'source-file': 'http://localhost:3000/thank-you/SECRET',
          referrer: `${shop}/thank-you/SECRET?from=SECRET#SECRET`,
          'blocked-uri': 'inline',
        },
      }),
    )
    await send(`not JSON, at ${shop}/wishlist/SECRET`)
    await send('no address, at http://[/wishlist/SECRET')
    expect(logged()).toMatchObject([
      {
        report: {
          'csp-report': {
            'document-uri': `${shop}/payment`,
            'source-file': 'http://localhost:3000/thank-you/…',
            referrer: `${shop}/thank-you/…`,
            'blocked-uri': 'inline',
          },
        },
      },
      { report: `not JSON, at ${shop}/wishlist/…` },
      { report: 'no address, at …' },
    ])
  })

  it('say that something went wrong even when they are malformed or nested without end', async () => {
    const { send, logged } = reports()
    await send('not JSON')
    await send('['.repeat(4000) + ']'.repeat(4000))
    expect(logged()).toMatchObject([{ report: 'not JSON' }, { report: '['.repeat(500) }])
  })

  it('that say nothing are taken and not written down', async () => {
    const { send, logged } = reports()
    expect((await send('')).status).toBe(204)
    expect(logged()).toEqual([])
  })

  it('from another site are refused and not written down', async () => {
    const { send, logged } = reports()
    const response = await send('{}', { 'sec-fetch-site': 'cross-site' })
    expect([response.status, await response.text()]).toEqual([
      403,
      'This address serves the shop’s own pages only',
    ])
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
    const refused = await send('x'.repeat(9000))
    expect([refused.status, await refused.text()]).toEqual([413, 'A report holds at most 8192 bytes'])
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

  it('are counted from the first of each second', async () => {
    const { send, logged } = reports(2)
    await send('1')
    vi.advanceTimersByTime(900)
    await send('2')
    vi.advanceTimersByTime(100)
    // Nothing was left out, of which nothing is said.
    await send('3')
    await send('4')
    vi.advanceTimersByTime(900)
    await send('5')
    vi.advanceTimersByTime(100)
    expect(logged()).toMatchObject([
      { report: 1 },
      { report: 2 },
      { report: 3 },
      { report: 4 },
      { event: 'browser-reports-left-out', count: 1 },
    ])
    await send('6')
    vi.advanceTimersByTime(1000)
    expect(logged()).toHaveLength(6)
  })

  it('are sent with POST', async () => {
    const { receive } = reports()
    const response = await receive(new Request('http://localhost/api/reports'), 'r1')
    expect([response.status, response.headers.get('allow'), await response.text()]).toEqual([
      405,
      'POST',
      'Reports are sent with POST',
    ])
  })
})
