import { contentAt } from '@shop/fixtures/content/content-files'
import { readMenu, readPaths } from '@shop/schema/http/content'
import { expect, it } from 'vitest'
import bundledPaths from '../../web/src/server/bundled-paths.json' with { type: 'json' }
import bundledMenu from '../../web/src/server/bundled-menu.json' with { type: 'json' }

it('carries the menu of the content service but for its pieces, which come and go', async () => {
  const served = readMenu(await contentAt('en', 'menu'))?.document
  const tabs = served?.tabs.map((tab) => ({
    ...tab,
    blocks: tab.blocks.filter(({ type }) => type !== 'tile'),
  }))
  expect(bundledMenu).toEqual({ kind: 'menu', tabs })
})

it('carries addresses of pages that the content service has', async () => {
  const served = readPaths(await contentAt('en', 'paths'))?.pages.map(({ path }) => path)
  expect(served).toEqual(expect.arrayContaining(bundledPaths.paths))
})
