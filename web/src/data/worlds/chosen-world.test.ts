import { afterEach, expect, it, vi } from 'vitest'
import { chooseWorld, chosenWorld } from './chosen-world.ts'
import { worldClient } from './world-client.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['', 'default'],
  ['language=fr', 'default'],
  ['world=sold-out', 'sold-out'],
  ['language=fr; world=sale-2', 'sale-2'],
  ['underworld=hades', 'default'],
])('of the cookies “%s” is %s', (cookie, world) => {
  vi.stubGlobal('document', { cookie })
  expect(chosenWorld()).toBe(world)
})

it('is chosen by a cookie for the whole shop, and the default by none', () => {
  const document = { cookie: '' }
  vi.stubGlobal('document', document)
  chooseWorld('sold-out')
  expect(document.cookie).toBe('world=sold-out; path=/; samesite=lax')
  chooseWorld('default')
  expect(document.cookie).toBe('world=; path=/; max-age=0')
})

it('is asked for at the shop itself', async () => {
  vi.stubGlobal('location', { origin: 'https://shop.test' })
  const asked: string[] = []
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    asked.push(url)
    return Response.json([])
  })
  await worldClient().remove('sold-out')
  expect(asked).toEqual(['https://shop.test/api/worlds/sold-out'])
})
