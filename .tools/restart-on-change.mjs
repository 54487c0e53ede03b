// Runs a script and starts it again when a file in one of the folders changes; part of `npm run dev`:
// `restart-on-change.mjs <folder> … -- <script> <argument> …`. (`node --watch` would outlive a launcher that was killed.)
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { guard } from './lib/servers.mjs'

const settleMs = 150
const drainMs = 3000

const given = process.argv.slice(2)
const folders = given.slice(0, given.indexOf('--'))
const [script, ...args] = given.slice(given.indexOf('--') + 1)
let child = start()
let timer
let isRestarting = false

for (const folder of folders) {
  watch(folder, { recursive: true }, (_event, file) => {
    if (/node_modules|\.test\.ts$/.test(file ?? '')) return
    clearTimeout(timer)
    timer = setTimeout(restart, settleMs)
  })
}
process.once('SIGTERM', async () => {
  clearTimeout(timer)
  await stop()
  process.exit(0)
})

function start() {
  return spawn(process.execPath, ['--import', guard, script, ...args], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

/** One at a time: two would each start the script, and the first to listen would be stopped by nobody. */
async function restart() {
  if (isRestarting) return
  isRestarting = true
  await stop()
  isRestarting = false
  // What changed while the old one stopped is read by the new one.
  console.log(`A source changed: starting ${script} again.`)
  child = start()
}

async function stop() {
  if (child.exitCode !== null || child.signalCode !== null) return
  const limit = setTimeout(() => child.kill('SIGKILL'), drainMs)
  child.kill('SIGTERM')
  await once(child, 'exit')
  clearTimeout(limit)
}
