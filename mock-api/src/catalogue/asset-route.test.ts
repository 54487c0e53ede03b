import { settings } from '@shop/fixtures/designs/settings'
import { expect, it } from 'vitest'
import { everyStill } from '../pictures/testing/every-still.ts'
import { assetRoute } from './asset-route.ts'
import { assetsOf } from './design-assets.ts'
import { DesignIndex } from './design-index.ts'

const [design] = settings
if (!design) throw new Error('The shop has no settings')
const stills = everyStill()
const respond = assetRoute(new DesignIndex([design]), stills)
const assets = assetsOf(design, { attributeIds: [], defaultShape: false }, stills).map(({ asset }) => asset)
const [first] = assets
if (!first) throw new Error('The first setting has no pictures')
const [path = ''] = first.source.split('?')

const withoutMasks = Object.fromEntries(
  Object.entries(stills.manifest).map(([key, { stoneMask: _mask, ...entry }]) => [key, entry]),
)

function get(address: string, headers: Record<string, string> = {}): Promise<Response> {
  return respond(new Request(`http://mock.test${address}`, { headers }))
}

it('sends a picture that may be kept for a year and shown on pages of another host', async () => {
  const response = await get(first.source)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  const text = await response.text()
  expect(text).toMatch(/^setting_.* 640$/)
  expect(response.headers.get('content-length')).toBe(String(text.length))
})

it('sends the small file at its own address', async () => {
  const [large, small] = await Promise.all([first.source, first.smallSource ?? ''].map((each) => get(each)))
  expect(await small?.text()).toMatch(/^setting_.* 320$/)
  expect(small?.headers.get('etag')).not.toBe(large?.headers.get('etag'))
})

it('sends the largest file as AVIF', async () => {
  const response = await get(first.largeSource ?? '')
  expect(response.headers.get('content-type')).toBe('image/avif')
  expect(await response.text()).toMatch(/^setting_.* 1280$/)
})

it('sends the file that says where the stone is, for pages of any host to lay over the picture', async () => {
  const response = await get(first.stoneMask ?? '')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(await response.text()).toMatch(/^setting_.* stone$/)
  const bare = { ...stills, manifest: withoutMasks }
  const answer = assetRoute(new DesignIndex([design]), bare)
  const missing = await answer(new Request(`http://mock.test${first.stoneMask}`))
  expect(missing.status).toBe(404)
  expect(missing.headers.get('access-control-allow-origin')).toBe('*')
})

it('sends every picture of the design that an asset names', async () => {
  const sources = assets.flatMap(({ source, smallSource, largeSource }) =>
    [source, smallSource ?? [], largeSource ?? []].flat(),
  )
  expect(sources.length).toBeGreaterThan(10)
  const statuses = await Promise.all(sources.map(async (source) => (await get(source)).status))
  expect(new Set(statuses)).toEqual(new Set([200]))
})

it('sends nothing when the picture is known already', async () => {
  const etag = (await get(path)).headers.get('etag') ?? ''
  const response = await get(path, { 'if-none-match': etag })
  expect(response.status).toBe(304)
  expect(await response.text()).toBe('')
  expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200)
})

it('sends the picture of a piece that has no choice of shapes', async () => {
  const band = {
    ...design,
    sku: 'WR-00601',
    attributes: design.attributes.filter(({ name }) => name === 'Metal'),
  }
  const answer = assetRoute(new DesignIndex([band]), stills)
  const [main] = assetsOf(band, { attributeIds: [], defaultShape: false }, stills)
  expect(main?.asset.source).toMatch(/^\/assets\/designs\/WR-00601\/[a-z-]+\/hero-640\.webp\?v=/)
  expect((await answer(new Request(`http://mock.test${main?.asset.source}`))).status).toBe(200)
})

it.each([
  ['sku', path.replace(design.sku, 'PR-99999')],
  ['shape', path.replace(/[^/]+(?=\/[^/]+\/[^/]+$)/, 'square')],
  ['metal', path.replace(/[^/]+(?=\/[^/]+$)/, 'tin')],
  ['view', path.replace('hero', 'below')],
  ['width', path.replace('640', '960')],
  ['file', path.replace('.webp', '.png')],
  ['format of its width', path.replace('.webp', '.avif')],
  ['format of its stone', first.stoneMask?.replace('.webp', '.avif') ?? ''],
  ['folder', '/assets/../assets/designs'],
])('knows no other %s', async (_, other) => {
  expect((await get(other)).status).toBe(404)
})

it('has nothing where the file has gone', async () => {
  const answer = assetRoute(new DesignIndex([design]), { ...stills, read: async () => null })
  expect((await answer(new Request(`http://mock.test${path}`))).status).toBe(404)
})

it('takes only GET', async () => {
  const request = new Request(`http://mock.test${path}`, { method: 'POST' })
  expect((await respond(request)).status).toBe(405)
})
