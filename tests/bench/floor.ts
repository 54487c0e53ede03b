import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, constants } from 'node:zlib'

export interface Floor {
  readonly url: string
  readonly stop: () => void
}

const scripts = /<script(?![^>]*ld\+json)[^>]*>[^]*?<\/script>|<noscript>[^]*?<\/noscript>/g

/** The shop's own pages without any script, their styles inside them: as soon as a page can be painted. */
export async function startFloor(shopUrl: string): Promise<Floor> {
  const server = createServer((request, response) => {
    void send(shopUrl + (request.url ?? '/'), response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A TCP server's address is an object; only a pipe's is a text.
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close() }
}

async function send(url: string, response: ServerResponse): Promise<void> {
  try {
    const { status, type, body, isText } = await answer(url)
    response.writeHead(status, { 'content-type': type, ...(isText && { 'content-encoding': 'br' }) })
    response.end(body)
  } catch (error) {
    response.writeHead(502).end(String(error))
  }
}

async function answer(url: string) {
  const response = await fetch(url, { headers: { accept: 'text/html,*/*' } })
  const type = response.headers.get('content-type') ?? ''
  const isText = /html|svg/.test(type)
  const body = Buffer.from(await response.arrayBuffer())
  if (!isText) return { status: response.status, type, isText, body }
  const text = body.toString('utf8').replaceAll(scripts, '')
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 }
  return { status: response.status, type, isText, body: brotliCompressSync(text, { params }) }
}
