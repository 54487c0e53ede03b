import { Agent, request as ask } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from '@playwright/test'
import operations from '../../../web/operations.json' with { type: 'json' }
import { startOwnApi, type OwnApi } from '../support/own-api.ts'
import { startOwnShop, stopServers, type OwnShop } from '../support/servers.ts'

// One shop for all of them.
test.describe.configure({ mode: 'default' })

let api: OwnApi
let shop: OwnShop

test.beforeAll(async () => {
  api = await startOwnApi()
  shop = await startOwnShop('limits', api.url)
})
test.afterAll(async () => {
  await stopServers()
  api.close()
})

const addresses = ['/api/reports', '/api/graphql']
const json = { 'content-type': 'application/json' }

for (const address of addresses) {
  test(`an endless body at ${address} is refused after its first bytes`, async () => {
    const { status, sentBytes } = await sendWithoutEnd(`${shop.url}${address}`)
    expect(status).toBe(413)
    // What is on its way between the two is in the hands of the system.
    expect(sentBytes).toBeLessThan(32 * 1024 * 1024)
  })

  test(`a large body at ${address} is refused by its length`, async () => {
    const body = 'x'.repeat(100_000)
    const response = await fetch(`${shop.url}${address}`, { method: 'POST', headers: json, body })
    expect([response.status, response.headers.get('cache-control')]).toEqual([413, 'no-store'])
  })

  test(`a body that does not come to ${address} is waited for some seconds, and its connection closed`, async () => {
    const head = `POST ${address} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100`
    expect(await answerTo(`${head}\r\n\r\n{`)).toMatch(/^HTTP\/1\.1 408 /)
  })
}

test('reports of another site are refused', async () => {
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
    const response = await fetch(`${shop.url}/api/reports`, { method: 'POST', headers, body: '{}' })
    expect(response.status).toBe(403)
  }
})

test('a flood of reports is a few lines in the log, and one that counts the rest', async () => {
  const report = JSON.stringify({ kind: 'error', message: 'of the flood' })
  const headers = { ...json, 'sec-fetch-site': 'same-origin' }
  const post = () => fetch(`${shop.url}/api/reports`, { method: 'POST', headers, body: report })
  const statuses = await Promise.all(Array.from({ length: 200 }, async () => (await post()).status))
  expect(new Set(statuses)).toEqual(new Set([204]))
  const linesWith = (words: string) =>
    shop
      .readLog()
      .split('\n')
      .filter((line) => line.includes(words))
  await expect.poll(() => linesWith('browser-reports-left-out').length).toBeGreaterThan(0)
  const leftOut = linesWith('browser-reports-left-out').map((line) => Number(/"count":(\d+)/.exec(line)?.[1]))
  const written = linesWith('of the flood').length
  expect(written).toBeLessThan(100)
  expect(leftOut.reduce((sum, count) => sum + count, written)).toBe(200)
})

test('a variable that is nested without end is refused with a sentence that says so', async () => {
  const [documentId] = Object.keys(operations)
  const deep = '['.repeat(20_000) + ']'.repeat(20_000)
  const body = `{"documentId":"${documentId}","variables":{"a":${deep}}}`
  const response = await fetch(`${shop.url}/api/graphql`, { method: 'POST', headers: json, body })
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({
    errors: [{ message: 'Variables are nested at most 32 levels deep' }],
  })
})

for (const host of ['127.0.0.1:99999', 'localhost:65536']) {
  test(`the host ${host} is refused with a sentence that says so`, async () => {
    const answer = await answerTo(`GET / HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain('The host of this address cannot be read')
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff')
  })
}

/** Sends a body for as long as it is taken; gives the answer and what was taken until then. */
async function sendWithoutEnd(url: string): Promise<{ status: number | undefined; sentBytes: number }> {
  const chunk = Buffer.alloc(64 * 1024, 'x')
  let sentBytes = 0
  return new Promise((resolve, reject) => {
    // Asked to close the connection, the shop would do so before all of its answer is read.
    const agent = new Agent({ keepAlive: true })
    const request = ask(url, { method: 'POST', headers: json, agent })
    let status: number | undefined
    request.on('response', (response) => {
      status = response.statusCode
      response.resume()
      request.destroy()
    })
    request.on('close', () => resolve({ status, sentBytes }))
    request.on('error', reject)
    const send = (): void => {
      if (request.destroyed) return
      sentBytes += chunk.byteLength
      if (request.write(chunk)) setImmediate(send)
      else request.once('drain', send)
    }
    send()
  })
}

/** Writes to the shop and reads until it closes the connection. */
async function answerTo(text: string): Promise<string> {
  const socket = connect(Number(new URL(shop.url).port), '127.0.0.1')
  socket.write(text)
  let answer = ''
  for await (const chunk of socket) answer += String(chunk)
  return answer
}
