import { settings } from '@shop/fixtures/designs/settings'
import { expect, it } from 'vitest'
import { assetRoute } from './asset-route.ts'
import { DesignIndex } from './design-index.ts'
import { picturesOf } from './design-pictures.ts'

const respond = assetRoute(new DesignIndex(settings), async ({ path }) => `<svg>${path}</svg>`)
const [design] = settings
if (!design) throw new Error('The shop has no settings')
const [picture] = picturesOf(design)
if (!picture) throw new Error('The first setting has no pictures')

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return respond(new Request(`http://mock.test${path}`, { headers }))
}

it('sends a picture that may be kept for a year and shown on pages of another host', async () => {
  const response = await get(`${picture.path}?v=${picture.version}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(await response.text()).toBe(`<svg>${picture.path}</svg>`)
})

it('sends nothing when the picture is known already', async () => {
  const etag = (await get(picture.path)).headers.get('etag') ?? ''
  const response = await get(picture.path, { 'if-none-match': etag })
  expect(response.status).toBe(304)
  expect(await response.text()).toBe('')
  expect((await get(picture.path, { 'if-none-match': '"other"' })).status).toBe(200)
})

it('sends the picture of a piece that has no choice of shapes', async () => {
  const band = {
    ...design,
    sku: 'WR-00601',
    attributes: design.attributes.filter(({ name }) => name === 'Metal'),
    pictures: { kind: 'band', profile: 'd-shaped', widthMm: 3, finish: 'polished' },
  } as const
  const answer = assetRoute(new DesignIndex([band]), async ({ path }) => path)
  const [shown] = picturesOf(band)
  const response = await answer(new Request(`http://mock.test${shown?.path}`))
  expect(await response.text()).toMatch(/^\/assets\/designs\/WR-00601\/[a-z-]+\/hero\.svg$/)
})

it.each([
  ['sku', picture.path.replace(design.sku, 'PR-99999')],
  ['shape', picture.path.replace(/[^/]+(?=\/[^/]+\/[^/]+$)/, 'square')],
  ['metal', picture.path.replace(/[^/]+(?=\/[^/]+$)/, 'tin')],
  ['view', picture.path.replace('hero', 'below')],
  ['file', picture.path.replace('.svg', '.png')],
  ['folder', '/assets/../assets/designs'],
])('knows no other %s', async (_, path) => {
  expect((await get(path)).status).toBe(404)
})

it('takes only GET', async () => {
  const request = new Request(`http://mock.test${picture.path}`, { method: 'POST' })
  expect((await respond(request)).status).toBe(405)
})
