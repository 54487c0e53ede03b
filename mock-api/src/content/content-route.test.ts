import { contentPaths } from '@shop/fixtures/content/content-files'
import { languages } from '@shop/schema/domain/vocabulary/languages'
import { contentPages } from '@shop/schema/domain/testing/content-pages'
import { readContent, readContentLanguage, readPage, readPaths } from '@shop/schema/http/content'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMockApi, type MockApi } from '../app.ts'
import { createWorldClient } from '@shop/schema/http/world-client'

let mockApi: MockApi
beforeEach(() => {
  mockApi = createMockApi()
})
afterEach(() => mockApi.close())

function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return mockApi.fetch(new Request(`http://mock.test${path}`, init))
}

describe('a document', () => {
  it.each(contentPaths())('%s has a form that the shop reads whole', async (path) => {
    const response = await ask(`/content/${path}`)
    expect(response.status).toBe(200)
    expect(readContent(await response.json())).toMatchObject({ skipped: [] })
  })

  it('is there for every page of content of the site map', async () => {
    const paths = readPaths(await (await ask('/content/en/paths')).json())?.pages.map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(Object.values(contentPages).flat()))
  })

  it('is not sent again to whoever has it', async () => {
    const first = await ask('/content/en/menu')
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]{22}"$/)
    const second = await ask('/content/en/menu', { headers: { 'if-none-match': etag } })
    expect(second.status).toBe(304)
    expect(await second.text()).toBe('')
    expect(second.headers.get('etag')).toBe(etag)
  })

  it('comes in English where the language has none, and says so', async () => {
    const response = await ask('/content/it/menu')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-language')).toBe('en')
    expect(readContentLanguage(await response.json())).toEqual({ language: 'en', isFallback: true })
    const own = await (await ask('/content/en/menu')).json()
    expect(readContentLanguage(own)).toEqual({ language: 'en', isFallback: false })
  })

  it('leads to the same places in every language: the menu', async () => {
    const [english, ...others] = await Promise.all(
      languages.map(async (language) =>
        JSON.stringify(await (await ask(`/content/${language}/menu`)).json()),
      ),
    )
    const placesOf = (menu = '') =>
      [...menu.matchAll(/"(?:href|source)":"([^"]+)"/g)].map(([, place]) => place)
    expect(placesOf(english).length).toBeGreaterThan(50)
    for (const menu of others) expect(placesOf(menu)).toEqual(placesOf(english))
  })

  it.each(languages)('is listed in %s, whichever language it comes in: every page', async (language) => {
    const listed = async (of: string) =>
      readPaths(await (await ask(`/content/${of}/paths`)).json())?.pages.map(({ path }) => path)
    expect(await listed(language)).toEqual(expect.arrayContaining((await listed('en')) ?? []))
  })

  it.each([
    '/content/en/nothing',
    '/content/en',
    '/content/en/menu/',
    '/content/en/%2e%2e%2fseed',
    '/content/en/Menu',
  ])('%s is not there', async (path) => expect((await ask(path)).status).toBe(404))

  it('is only read', async () => {
    const response = await ask('/content/en/menu', { method: 'POST', body: '{}' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET')
  })

  it('may be kept, and so may every other answer', async () => {
    const answers = [
      await ask('/content/en/menu'),
      await ask('/content/en/nothing'),
      await ask('/content/en/menu', { method: 'DELETE' }),
    ]
    for (const answer of answers) expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=60/)
  })

  it('fails as a world says', async () => {
    const worlds = createWorldClient('http://mock.test', mockApi.fetch)
    await worlds.create({ id: 'mine' })
    await worlds.setFaults('mine', [{ operation: 'Content', kind: 'http-500' }])
    expect((await ask('/content/en/menu', { headers: { world: 'mine' } })).status).toBe(500)
    expect((await ask('/content/en/menu')).status).toBe(200)
  })
})

it('shows pictures that are there', async () => {
  const menu = await (await ask('/content/en/menu')).json()
  expect(picturesIn(menu)).toHaveLength(12)
  const banners = new Set<string>()
  const all = new Set(picturesIn(menu))
  for (const path of landingPages) {
    const page = readPage(await (await ask(`/content/en${path}`)).json())?.document
    if (!page?.banner) throw new Error(`${path} has no banner`)
    for (const picture of picturesIn(page.banner)) banners.add(picture)
    for (const picture of picturesIn(page)) all.add(picture)
  }
  for (const picture of all) expect([picture, (await ask(picture)).status]).toEqual([picture, 200])
  for (const picture of banners) {
    const { byteLength } = await (await ask(picture)).arrayBuffer()
    expect(byteLength, `${picture} comes before a page is painted`).toBeLessThan(60_000)
  }
})

it('leads from its menu to every landing page', async () => {
  const menu = readContent(await (await ask('/content/en/menu')).json())?.document
  for (const path of [...landingPages, '/bespoke-gallery'])
    expect(JSON.stringify(menu)).toContain(`"href":"${path}"`)
})

it.each(['/assets/content/no-such.webp', '/assets/content/..%2Fpages.ts', '/assets/content/'])(
  'has no picture at %s',
  async (path) => {
    expect((await ask(path)).status).toBe(404)
  },
)

const landingPages = [
  '/engagement-rings',
  '/wedding-rings',
  '/jewellery',
  '/bespoke',
  '/lab-grown-jewellery',
  '/learn',
]
const pictureFields = new Set(['source', 'smallSource', 'imageURL', 'imageTabletURL', 'imageMobileURL'])

/** The address of each picture in a document. */
function picturesIn(document: unknown): string[] {
  if (Array.isArray(document)) return document.flatMap(picturesIn)
  if (typeof document !== 'object' || document === null) return []
  return Object.entries(document).flatMap(([name, value]) =>
    pictureFields.has(name) && typeof value === 'string' ? [value] : picturesIn(value),
  )
}
