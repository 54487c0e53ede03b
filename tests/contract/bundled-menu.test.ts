import { contentAt } from '@shop/fixtures/content/content-files'
import { readMenu, readPaths } from '@shop/schema/http/content'
import { expect, it } from 'vitest'
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

it('carries addresses of pages that the content service has', async () => {
  const served = readPaths(await contentAt('en', 'paths'))?.pages.map(({ path }) => path)
  expect(served).toEqual(expect.arrayContaining(bundledPaths.paths))
})
