import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { settings } from '@shop/fixtures/designs/settings'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { picturesOf } from './design-pictures.ts'
import { pictureStore } from './picture-store.ts'

const [picture, other] = settings.slice(0, 1).flatMap(picturesOf)
if (!picture || !other) throw new Error('The shop has no pictures')

let folder: string
let drawn: string[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ashcombe-'))
  drawn = []
})
afterEach(() => rmSync(folder, { recursive: true }))

async function draw(_piece: unknown, view: string): Promise<string> {
  drawn.push(view)
  return `<svg>${view}</svg>`
}

it('draws a picture once, even when it is asked for twice at once', async () => {
  const svgOf = pictureStore(undefined, draw)
  expect(await Promise.all([svgOf(picture), svgOf(other), svgOf(picture)])).toEqual([
    '<svg>hero</svg>',
    '<svg>top</svg>',
    '<svg>hero</svg>',
  ])
  expect(drawn).toEqual(['hero', 'top'])
})

it('keeps pictures in its folder over a restart', async () => {
  await pictureStore(folder, draw)(picture)
  expect(await pictureStore(folder, draw)(picture)).toBe('<svg>hero</svg>')
  expect(drawn).toEqual(['hero'])
})

it('removes what other versions of the drawings have left', async () => {
  mkdirSync(join(folder, 'older'))
  await pictureStore(folder, draw)(picture)
  expect(readdirSync(folder)).toHaveLength(1)
  expect(readdirSync(folder)).not.toContain('older')
})

it('tries again after a failure', async () => {
  let attempts = 0
  const svgOf = pictureStore(undefined, async () => {
    attempts += 1
    if (attempts === 1) throw new Error('The pencil broke')
    return '<svg/>'
  })
  await expect(svgOf(picture)).rejects.toThrow('The pencil broke')
  expect(await svgOf(picture)).toBe('<svg/>')
})
