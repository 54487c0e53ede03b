import { readMenu } from '@shop/schema/http/content'
import { builtPages, matchesPattern } from '@shop/schema/domain/testing/site-map'
import { describe, expect, it } from 'vitest'
import bundledMenu from './server/bundled-menu.json' with { type: 'json' }
import { canonicalPath } from './server/canonical-path.ts'
import { redirectFor } from './server/redirects.ts'

describe('the menu that comes with the shop', () => {
  const menu = readMenu(bundledMenu)
  const tabs = menu?.document.tabs ?? []
  const links = tabs.flatMap(({ title, href, blocks }) => [
    { title, href },
    ...blocks.flatMap((block) => ('links' in block ? block.links : [block])),
  ])

  it('has five tabs, and nothing that is not understood', () => {
    expect(tabs.map(({ title }) => title)).toEqual([
      'Engagement Rings',
      'Wedding Rings',
      'Jewellery',
      'Bespoke',
      'Learn',
    ])
    expect(menu?.skipped).toEqual([])
  })

  it.each(links.map(({ href, title }) => [href, title]))(
    'leads to %s, which is there as it is: %s',
    (href) => {
      expect(Object.keys(builtPages).some((pattern) => matchesPattern(pattern, href))).toBe(true)
      expect([redirectFor(href), canonicalPath(href)]).toEqual([null, null])
    },
  )
})
