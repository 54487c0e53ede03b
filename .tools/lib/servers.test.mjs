import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { freePort } from './ports.mjs'

const folder = mkdtempSync(join(tmpdir(), 'launcher-'))
const server = join(folder, 'server.mjs')
const launcher = join(folder, 'launcher.mjs')
const moduleUrl = (name) => pathToFileURL(join(import.meta.dirname, name)).href

beforeAll(() => {
  writeFileSync(
    server,
    `import { createServer } from 'node:http'
     createServer((request, response) => {
       if (request.url === '/fall') { console.error('I fell'); process.exit(3) }
       response.end('ok')
     }).listen(Number(process.argv[2]), '127.0.0.1')`,
  )
  writeFileSync(
    launcher,
    `import { runMain } from '${moduleUrl('main.mjs')}'
     import { startServer, untilOneEnds, untilReady } from '${moduleUrl('servers.mjs')}'
     await runMain(async () => {
       const servers = process.argv.slice(2).map((port, index) =>
         startServer({ name: 'stand-in-' + index, args: ['${server}', port], readyUrl: 'http://127.0.0.1:' + port }))
       await untilReady(servers)
       console.log('ready')
       await untilOneEnds(servers)
     }, { interruptedCode: 0 })`,
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

it('stops both servers on Ctrl-C and leaves with 0', async () => {
  const { child, ports, ended } = await launch()
  child.kill('SIGINT')
  expect((await ended).code).toBe(0)
  expect(await answering(ports)).toEqual([])
})

it('stops the other server when one falls, and shows its last lines', async () => {
  const { ports, ended } = await launch()
  await statusOf(ports[0], '/fall')
  const { code, output } = await ended
  expect(code).toBe(1)
  expect(output).toContain('The stand-in-0 stopped (code 3). Its last lines:\nI fell')
  expect(await answering(ports)).toEqual([])
})

it('leaves no server behind when it is killed outright', async () => {
  const { child, ports, ended } = await launch()
  child.kill('SIGKILL')
  await ended
  await vi.waitFor(async () => expect(await answering(ports)).toEqual([]), { timeout: 5000 })
})

async function launch() {
  const ports = [await freePort(), await freePort()]
  const child = spawn(process.execPath, [launcher, ...ports.map(String)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const ended = once(child, 'close').then(([code]) => ({ code, output }))
  await once(child.stdout, 'data')
  expect(await answering(ports)).toEqual(ports)
  return { child, ports, ended }
}

async function answering(ports) {
  const statuses = await Promise.all(ports.map((port) => statusOf(port, '/')))
  return ports.filter((_port, index) => statuses[index] === 200)
}

function statusOf(port, path) {
  return new Promise((resolve) => {
    get({ port, path, host: '127.0.0.1', agent: false }, (response) => {
      response.resume()
      resolve(response.statusCode)
    }).once('error', () => resolve(undefined))
  })
}
