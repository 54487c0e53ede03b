import { outboxSchema } from '@shop/schema/http/outbox'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createWorldClient } from '@shop/schema/http/world-client'
import { Worlds } from '../world/worlds.ts'
import { createMockApi, type MockApi } from '../app.ts'
import { type Letter, writeLetter } from './letter.ts'
import { respondToOutbox } from './outbox-route.ts'
import { keptMessages, sendMessage, type NewMessage } from './outbox-store.ts'

const letter: NewMessage = {
  channel: 'EMAIL',
  kind: 'WELCOME',
  to: 'zoe@example.com',
  subject: 'Welcome',
  text: 'Dear Zoë,\n\nwelcome.',
  html: null,
  link: { label: 'Visit the shop', address: 'http://localhost:3000/?a=1&b=2' },
}

let worlds: Worlds
beforeEach(() => {
  worlds = new Worlds({ startMs: Date.parse('2026-11-25T10:00:00Z') })
  worlds.create('mine')?.setClock(new Date('2026-07-01T10:00:00Z'), true)
})
afterEach(() => worlds.close())

function get(path: string, world = 'mine'): Response {
  return respondToOutbox(new Request(`http://mock.test${path}`, { headers: { world } }), worlds)
}

function send(changed: Partial<NewMessage> = {}): void {
  const lookup = worlds.find('mine')
  if (lookup.kind === 'found') sendMessage(lookup.world, { ...letter, ...changed })
}

async function messages(world?: string) {
  return outboxSchema.parse(await get('/outbox.json', world).json()).messages
}

describe('the outbox as data', () => {
  it('has what was sent, newest first, with the time of its world', async () => {
    send()
    send({ kind: 'PASSWORD_RESET', subject: 'A new password', link: null })
    expect(await messages()).toEqual([
      {
        ...letter,
        id: '2',
        kind: 'PASSWORD_RESET',
        subject: 'A new password',
        link: null,
        sentAt: '2026-07-01T10:00:00.000Z',
      },
      { ...letter, id: '1', sentAt: '2026-07-01T10:00:00.000Z' },
    ])
  })

  it('is each world’s own', async () => {
    send()
    expect(await messages('default')).toEqual([])
  })

  it('is that of the world in its address, whatever a cookie names', async () => {
    send()
    const asked = new Request('http://mock.test/outbox.json?world=mine', {
      headers: { cookie: 'world=other' },
    })
    const { messages: sent } = outboxSchema.parse(await respondToOutbox(asked, worlds).json())
    expect(sent.map(({ subject }) => subject)).toEqual(['Welcome'])
    const malformed = respondToOutbox(new Request('http://mock.test/outbox?world=a%20b'), worlds)
    expect([malformed.status, await malformed.json()]).toMatchObject([
      400,
      { errors: [{ extensions: { code: 'WORLD_MALFORMED' } }] },
    ])
  })

  it('keeps the newest five hundred', async () => {
    for (let count = 0; count < keptMessages + 3; count += 1) send()
    const kept = await messages()
    expect([kept.length, kept[0]?.id, kept.at(-1)?.id]).toEqual([500, '503', '4'])
  })
})

describe('the outbox as a page', () => {
  it('says that nothing was sent', async () => {
    expect(await get('/outbox').text()).toContain('Nothing has been sent.')
  })

  it('shows a message with its link, and the hour in London', async () => {
    send()
    const response = get('/outbox')
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const html = await response.text()
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(html).toContain('<h2 id="message-1">Welcome</h2>')
    expect(html).toContain('<dt>E-mail to<dd>zoe@example.com')
    expect(html).toContain('<a href="http://localhost:3000/?a=1&amp;b=2">Visit the shop</a>')
    expect(html).toContain('<time datetime="2026-07-01T10:00:00.000Z">1 Jul 2026, 11:00:00</time>')
  })

  it('shows short messages, which have neither link nor letter, and one after the other', async () => {
    send({ channel: 'SMS', to: '+44 7700 900123', text: 'Your code is 4711.', link: null })
    send({ channel: 'SMS', to: '+44 7700 900456', text: 'Your code is 4712.', link: null })
    const html = await get('/outbox').text()
    expect(html).toContain('<dt>SMS to<dd>+44 7700 900123')
    expect(html).toContain('<p>Your code is 4712.</p>\n\n</article>\n<article aria-labelledby="message-1">')
  })

  it('takes no text for markup', async () => {
    send({
      to: '"><script>alert(1)</script>@example.com',
      subject: '<img src=x onerror=alert(1)>',
      text: `</p><script>alert('1')</script>`,
      link: { label: '<b>', address: 'http://localhost:3000/"onclick="alert(1)' },
    })
    const html = await get('/outbox').text()
    expect(html).not.toMatch(/<script|<img|<b>|"onclick/)
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(get('/outbox').headers.get('content-security-policy')).toContain("default-src 'none'")
  })
})

describe('a letter', () => {
  const companyLine =
    'Ashcombe Jewellers Limited, company number 99001937. Questions? Call 0808 157 0142, free.'
  const written = (firstName: string | null, value = '£5,201.00', changed: Partial<Letter> = {}) =>
    writeLetter({
      to: 'zoe@example.com',
      kind: 'ORDER_CONFIRMED',
      subject: 'Your order',
      firstName,
      parts: ['Thank you.', { heading: 'Your order', facts: [{ name: 'Total', value }] }],
      link: { label: 'See your order', address: 'http://localhost:3000/?a=1&b=2' },
      ...changed,
    })

  it('says the same as text and as a page', () => {
    const { channel, text, html } = written('Zoë')
    expect(channel).toBe('EMAIL')
    expect(text).toBe(
      [
        'Dear Zoë,',
        'Thank you.',
        'Your order\nTotal: £5,201.00',
        'See your order: http://localhost:3000/?a=1&b=2',
        companyLine,
      ].join('\n\n'),
    )
    for (const words of ['Dear Zoë,', 'Thank you.', 'Your order', 'Total', '£5,201.00', companyLine]) {
      expect(html).toContain(words)
    }
    expect(html).toContain('href="http://localhost:3000/?a=1&amp;b=2"')
  })

  it('without a link ends with who writes', () => {
    const { text, html } = written('Zoë', '£5,201.00', { link: null })
    expect(html).toContain('</table>\n\n<p style="margin:2rem 0 0')
    expect(text.split('\n\n').slice(-2)).toEqual(['Your order\nTotal: £5,201.00', companyLine])
  })

  it('greets whoever has told no name', () => {
    expect(written(null).text).toMatch(/^Hello,\n\nThank you\./)
  })

  it('has a row for each fact, below its heading', () => {
    const facts = ['Total', 'Paid'].map((name) => ({ name, value: '£1.00' }))
    const { html } = written('Zoë', '', { parts: ['Thank you.', { heading: 'Your order', facts }] })
    expect(html?.replaceAll(/ style="[^"]*"/g, '')).toContain(
      '<p>Thank you.</p>\n<h2>Your order</h2>\n<table><tr><th scope="row">Total</th><td>£1.00</td></tr><tr><th scope="row">Paid</th>',
    )
  })

  it('takes no name for markup, and its page stands in a sandbox', async () => {
    const marked = written('<script>alert(1)</script>', '"><img src=x onerror=alert(1)>')
    expect(marked.html).not.toMatch(/<script|<img/)
    send(marked)
    const page = await get('/outbox').text()
    expect(page).toContain('<iframe sandbox title="Your order, as HTML" srcdoc="&lt;!doctype html&gt;')
    expect(page).not.toMatch(/<script|<img/)
  })
})

describe('the addresses of the outbox', () => {
  let mockApi: MockApi
  beforeEach(() => {
    mockApi = createMockApi()
  })
  afterEach(() => mockApi.close())

  const ask = (path: string, init: RequestInit = {}) =>
    mockApi.fetch(new Request(`http://mock.test${path}`, init))

  it.each(['/outbox', '/outbox.json'])('%s can be read, and only read', async (path) => {
    expect((await ask(path)).status).toBe(200)
    expect((await ask(path, { method: 'HEAD' })).status).toBe(200)
    const refused = await ask(path, { method: 'DELETE' })
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET'])
    expect((await ask(path, { headers: { world: 'nowhere' } })).status).toBe(404)
  })

  it('carries the time of its world', async () => {
    await createWorldClient('http://mock.test', mockApi.fetch).setClock('default', '2026-12-18T14:05:00Z')
    expect((await ask('/outbox')).headers.get('date')).toBe('Fri, 18 Dec 2026 14:05:00 GMT')
  })
})
