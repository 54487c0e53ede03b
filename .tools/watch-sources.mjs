// Generates again when a source of generated code changes; part of `npm run dev`.
import { watch } from 'node:fs'
import { join } from 'node:path'
import { codegen } from './lib/codegen.mjs'
import { root } from './lib/paths.mjs'

const settleMs = 150

const sources = [
  { folder: 'schema/shop', extension: '.graphql', step: 'contract' },
  { folder: 'web/src', extension: '.graphql', step: 'contract' },
  { folder: 'web/messages', extension: '.json', step: 'messages' },
]

const due = new Set()
let timer
let isRunning = false

for (const { folder, extension, step } of sources) {
  watch(join(root, folder), { recursive: true }, (_event, file) => {
    if (!file?.endsWith(extension)) return
    due.add(step)
    clearTimeout(timer)
    timer = setTimeout(generate, settleMs)
  })
}

async function generate() {
  if (isRunning) return
  isRunning = true
  while (due.size > 0) {
    const steps = [...due]
    due.clear()
    try {
      await codegen(steps)
      console.log(`Generated ${steps.join(' and ')}.`)
    } catch (error) {
      console.error(error.message)
    }
  }
  isRunning = false
}
