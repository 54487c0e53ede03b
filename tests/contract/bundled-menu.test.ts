import { contentAt } from '@shop/fixtures/content/content-files'
import { expect, it } from 'vitest'
import bundledMenu from '../../web/src/server/bundled-menu.json' with { type: 'json' }

it('carries the menu of the content service, to serve while that is away', () => {
  expect(bundledMenu).toEqual(contentAt('en', 'menu'))
})
