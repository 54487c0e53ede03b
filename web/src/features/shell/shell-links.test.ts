import { listings } from '@shop/schema/domain/listings'
import { describe, expect, it } from 'vitest'
import { jewelleryLinks, tabLinks, weddingLinks } from './shell-links.ts'

describe('the links of header, menu and footer', () => {
  const links = [...tabLinks, ...jewelleryLinks, ...weddingLinks].map(({ href }) => href)

  it('lead to every listing, each once', () => {
    const lists = links.filter((href) => !href.startsWith('/create/'))
    expect(lists.toSorted()).toEqual(listings.map(({ path }) => path).toSorted())
  })

  it('begin with the ring one builds', () => {
    expect(links[0]).toBe('/create/engagement-ring')
  })
})
