import { contentAt } from '@shop/fixtures/content/content-files'
import { readMenu, readPage, readPaths } from '@shop/schema/http/content'
import { expect, it } from 'vitest'
import bundledGermanLandings from '../../web/src/server/bundled-landings-de.json' with { type: 'json' }
import bundledFrenchLandings from '../../web/src/server/bundled-landings-fr.json' with { type: 'json' }
import bundledLandings from '../../web/src/server/bundled-landings.json' with { type: 'json' }
import bundledPaths from '../../web/src/server/bundled-paths.json' with { type: 'json' }
import bundledGerman from '../../web/src/server/bundled-menu-de.json' with { type: 'json' }
import bundledFrench from '../../web/src/server/bundled-menu-fr.json' with { type: 'json' }
import bundledMenu from '../../web/src/server/bundled-menu.json' with { type: 'json' }

it.each([
  ['en', bundledMenu],
  ['fr', bundledFrench],
  ['de', bundledGerman],
])(
  'carries the menu of the content service in %s but for its pieces, which come and go',
  async (language, bundled) => {
    const served = readMenu(await contentAt(language, 'menu'))?.document
    const tabs = served?.tabs.map((tab) => ({
      ...tab,
      blocks: tab.blocks.filter(({ type }) => type !== 'tile'),
    }))
    expect(bundled).toEqual({ kind: 'menu', tabs })
  },
)

it.each([
  ['en', bundledLandings],
  ['fr', bundledFrenchLandings],
  ['de', bundledGermanLandings],
])('carries the landing pages of the content service in %s', async (language, bundled) => {
  expect(Object.keys(bundled)).toHaveLength(5)
  for (const [path, page] of Object.entries(bundled)) {
    expect([path, page]).toEqual([path, await contentAt(language, path.slice(1))])
    expect(readPage(page)?.document.banner?.kind).toBe('header-banner')
  }
})

it('carries addresses of pages that the content service has', async () => {
  const served = readPaths(await contentAt('en', 'paths'))?.pages.map(({ path }) => path)
  expect(served).toEqual(expect.arrayContaining(bundledPaths.paths))
})
