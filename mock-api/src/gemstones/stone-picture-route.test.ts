import { afterAll, describe, expect, it } from 'vitest'
import { createMockApi } from '../app.ts'
import { everyStill } from '../pictures/testing/every-still.ts'
import { stillsOf } from '../pictures/stills.ts'
import { ask } from '../testing/ask.ts'
import { stonePictureRoute } from './stone-picture-route.ts'

const mockApi = createMockApi({ stones: 2000, stills: everyStill() })
afterAll(() => mockApi.close())

const get = (path: string, init: RequestInit = {}) =>
  mockApi.fetch(new Request(`http://mock.test${path}`, init))

it('pictures of stones are where the assets say', async () => {
  const answer = await ask(
    mockApi,
    `{ listGemstones(is360Image: true, attributeIds: ["177"], pageSize: 1) {
      items { assets { source smallSource largeSource } }
    } }`,
  )
  // The shape is asserted by the requests below.
  const { items } = (
    answer.data as {
      listGemstones: {
        items: [{ assets: Record<'source' | 'smallSource' | 'largeSource', string | null>[] }]
      }
    }
  ).listGemstones
  const sources = items[0].assets.flatMap(({ source, smallSource, largeSource }) => [
    source,
    smallSource,
    largeSource,
  ])
  const types = await Promise.all(
    sources.map(async (source) => {
      const response = source === null ? null : await get(source)
      return response && [response.status, response.headers.get('content-type')]
    }),
  )
  expect(types).toEqual([
    [200, 'image/webp'],
    [200, 'image/webp'],
    [200, 'image/avif'],
    [200, 'image/svg+xml'],
    null,
    null,
  ])
})

it('pictures stand still or turn, and may be kept', async () => {
  const still = await get('/assets/stones/emerald-cut/emerald-640.webp')
  const turning = await get('/assets/stones/emerald-cut/emerald-turning.svg')
  expect(await still.text()).toBe('stone_emerald-cut_emerald 640')
  const drawing = await turning.text()
  expect(drawing).toContain('@media (prefers-reduced-motion: no-preference)')
  expect(drawing).toContain(`href="data:image/webp;base64,${btoa('stone_emerald-cut_emerald 640')}"`)
  expect(turning.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  for (const response of [still, turning]) {
    const etag = response.headers.get('etag') ?? ''
    const again = await get('/assets/stones/emerald-cut/emerald-640.webp', {
      headers: { 'if-none-match': etag },
    })
    expect(again.status).toBe(response === still ? 304 : 200)
  }
})

it('pictures tell their head alone to whoever asks for that', async () => {
  const response = await get('/assets/stones/emerald-cut/emerald-320.webp', { method: 'HEAD' })
  expect([response.status, response.headers.get('content-length')]).toEqual([200, '29'])
  expect(await response.text()).toBe('')
})

it.each([
  '/assets/stones/emerald-cut/mauve-640.webp',
  '/assets/stones/baguette/white-640.webp',
  '/assets/stones/emerald-cut/white-1280.webp',
  '/assets/stones/emerald-cut/white-upside-down.svg',
  '/assets/stones/',
])('no picture is at %s', async (path) => {
  expect((await get(path)).status).toBe(404)
})

it('pictures are only read', async () => {
  const response = await get('/assets/stones/emerald-cut/emerald-640.webp', { method: 'POST' })
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET'])
})

describe('by itself', () => {
  const respond = stonePictureRoute(everyStill())
  const statusOf = async (path: string) => (await respond(new Request(`http://mock.test${path}`))).status

  it('a picture that turns is drawn about its middle, and stands still for who asks for less motion', async () => {
    const response = await respond(
      new Request('http://mock.test/assets/stones/emerald-cut/emerald-turning.svg'),
    )
    const picture = btoa('stone_emerald-cut_emerald 640')
    expect(await response.text()).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640" viewBox="0 0 640 640">' +
        '<style>@media (prefers-reduced-motion: no-preference) {' +
        '.turn { transform-origin: 50% 50%; animation: turn 12s linear infinite } }' +
        '@keyframes turn { to { transform: rotate(1turn) } }</style>' +
        '<radialGradient id="fade"><stop offset="0.8" stop-color="#fff"/><stop offset="1" stop-color="#000"/></radialGradient>' +
        '<mask id="round"><circle cx="320" cy="320" r="320" fill="url(#fade)"/></mask>' +
        `<image id="still" href="data:image/webp;base64,${picture}" width="640" height="640"/>` +
        '<g class="turn"><use href="#still" mask="url(#round)"/></g></svg>',
    )
    expect(response.headers.get('etag')).toBe('"stone_emerald-cut_emerald-turning"')
  })

  it('a variant is a picture of its own', async () => {
    const bodyOf = async (path: string) => (await respond(new Request(`http://mock.test${path}`))).text()
    expect(await bodyOf('/assets/stones/oval-shape/sapphire/11-320.webp')).toBe(
      'stone_oval-shape_sapphire_11 320',
    )
    expect(await bodyOf('/assets/stones/oval-shape/sapphire/0-640.webp')).toBe(
      'stone_oval-shape_sapphire_0 640',
    )
  })

  it.each([
    '/elsewhere/assets/stones/emerald-cut/emerald-640.webp',
    '/assets/stones/emerald-cut/emerald-640.webp.old',
    '/assets/stones/emerald-cut/emerald-640.webp/more',
    '/assets/stones/emerald-cut/emerald-turning.svgz',
    '/assets/stones/emerald-cut/emerald-turning-svg',
    '/assets/stones/oval-shape/sapphire/12-640.webp',
    '/assets/stones/oval-shape/sapphire/first-640.webp',
    '/assets/stones/oval-shape/1/sapphire-640.webp',
  ])('no picture is at %s', async (path) => {
    expect(await statusOf(path)).toBe(404)
  })

  it('a picture whose file has gone is none, turning or not', async () => {
    const { manifest } = everyStill()
    const gone = stonePictureRoute(stillsOf(manifest, async () => null))
    for (const file of ['640.webp', 'turning.svg']) {
      const { status } = await gone(new Request(`http://mock.test/assets/stones/emerald-cut/emerald-${file}`))
      expect([file, status]).toEqual([file, 404])
    }
  })
})
