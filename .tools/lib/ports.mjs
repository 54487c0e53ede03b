import { connect, createServer } from 'node:net'
import { Problem } from './problem.mjs'

const host = '127.0.0.1'

/** Browsers and `fetch` refuse to connect to these, whoever listens there. */
const refusedPorts = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10080,
])

/** The ports that MOCK_PORT and WEB_PORT name; 4000 and 3000 unless they are set. */
export function chosenPorts() {
  const ports = { mockPort: portFrom('MOCK_PORT', 4000), webPort: portFrom('WEB_PORT', 3000) }
  if (ports.mockPort === ports.webPort) {
    throw new Problem(
      `The mock and the storefront cannot share port ${ports.webPort}: set MOCK_PORT or WEB_PORT.`,
    )
  }
  return ports
}

/** Says in one line which port is taken and how to choose another. */
export async function refuseTakenPorts({ mockPort, webPort }, command) {
  const taken = []
  if (await isTaken(webPort)) taken.push({ port: webPort, variable: 'WEB_PORT' })
  if (await isTaken(mockPort)) taken.push({ port: mockPort, variable: 'MOCK_PORT' })
  if (taken.length === 0) return

  const ports = taken.map(({ port }) => port).join(' and ')
  const choices = []
  const unusable = new Set([mockPort, webPort])
  for (const { port, variable } of taken) {
    let free = await freePortFrom(port + 1)
    // Neither the other's nor what was just named for it.
    while (unusable.has(free)) free = await freePortFrom(free + 1)
    unusable.add(free)
    choices.push(`${variable}=${free}`)
  }
  const subject =
    taken.length === 1
      ? `Port ${ports} is taken. Choose another:`
      : `Ports ${ports} are taken. Choose others:`
  throw new Problem(`${subject} ${choices.join(' ')} ${command}`)
}

/** A port that nobody listens on, for servers that a test starts. */
export async function freePort() {
  const server = await listen(0)
  const { port } = server.address()
  await close(server)
  return port
}

function portFrom(variable, otherwise) {
  const text = process.env[variable]
  if (text === undefined || text === '') return otherwise
  const port = Number(text)
  if (!/^\d+$/.test(text) || port < 1 || port > 65535) {
    throw new Problem(`${variable} is a port from 1 to 65535, not "${text}".`)
  }
  if (refusedPorts.has(port)) throw new Problem(`${variable}: browsers refuse port ${port}. Choose another.`)
  return port
}

async function freePortFrom(first) {
  for (let port = first; port < 65535; port += 1) {
    if (!refusedPorts.has(port) && !(await isTaken(port))) return port
  }
  return freePort()
}

/** Somebody answers there, or we may not listen there. */
async function isTaken(port) {
  if ((await answers(port, host)) || (await answers(port, '::1'))) return true
  try {
    await close(await listen(port))
    return false
  } catch {
    return true
  }
}

function answers(port, address) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: address, timeout: 500 })
    const finish = (isOpen) => {
      socket.destroy()
      resolve(isOpen)
    }
    socket
      .once('connect', () => finish(true))
      .once('error', () => finish(false))
      .once('timeout', () => finish(false))
  })
}

function listen(port) {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen({ port, host }, () => resolve(server))
  })
}

function close(server) {
  return new Promise((resolve) => server.close(resolve))
}
