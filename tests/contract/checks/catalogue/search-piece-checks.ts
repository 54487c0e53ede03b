import { shapeAttribute } from '@shop/schema/domain/design/design-shapes'
import { metalAttribute } from '@shop/schema/domain/design/metals'
import type { DesignHit } from '@shop/schema/http/search-hits'
import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import { commonTexts, piecesOf, search } from './search-at-target.ts'

interface Picture {
  readonly tags: readonly string[]
  readonly asset: { readonly source: string }
}

interface Page {
  readonly gemTypes: readonly string[] | null
  readonly attributes: readonly { readonly name: string }[]
  readonly main: readonly Picture[]
  readonly hover: readonly Picture[]
}

const pageQuery = `query ($sku: String!) { getDesignBySku(sku: $sku) { gemTypes attributes { name }
  main: assets(defaultShape: true, isMain: true) { tags asset { source } }
  hover: assets(defaultShape: true, isHover: true) { tags asset { source } }
} }`

/** What a card of a piece that was found shows is that of its page (rules/search#hits). */
export const searchPieceChecks: readonly Check[] = [
  {
    operation: 'GlobalSearch',
    name: 'a piece that is found has the pictures, the kinds of stone, the metals and the shapes of its page',
    async run(probe) {
      for (const text of probe.random.some(commonTexts, 3)) {
        for (const hit of probe.random.some(piecesOf(await search(probe, text)), 3)) {
          await expectOfPage(probe, hit)
        }
      }
    },
  },
]

async function expectOfPage(probe: Probe, hit: DesignHit): Promise<void> {
  const { sku } = hit
  const { getDesignBySku: page } = await probe.ask<{ getDesignBySku: Page | null }>(pageQuery, { sku })
  if (page === null) return probe.expect(false, `The hit ${sku} leads to nothing`)
  const beside = `The hit ${sku} beside its page:`
  // An address may be a path.
  const { assets, url } = probe.address
  const tagsOf = (pictures: readonly Picture[]) => tagsBySource(pictures, assets ?? url)
  probe.expectSame(tagsOf(hit.pictures), tagsOf(page.main), `${beside} its main pictures`)
  probe.expectSame(tagsOf(hit.hoverPictures), tagsOf(page.hover), `${beside} its second pictures`)
  probe.expectSame(hit.gemTypes?.toSorted(), page.gemTypes?.toSorted(), `${beside} its kinds of stone`)
  for (const name of [metalAttribute, shapeAttribute]) {
    const has = ({ attributes }: { readonly attributes: Page['attributes'] }) =>
      attributes.some((attribute) => attribute.name === name)
    probe.expectSame(has(hit), has(page), `${beside} whether it has a choice of ${name}`)
  }
}

/** One picture may serve several options, and be said once for each of them or once for all. */
function tagsBySource(pictures: readonly Picture[], base: string): Record<string, string[]> {
  const found = new Map<string, Set<string>>()
  for (const { tags, asset } of pictures) {
    const source = new URL(asset.source, base).href
    found.set(source, new Set([...(found.get(source) ?? []), ...tags]))
  }
  return Object.fromEntries([...found].map(([source, tags]) => [source, [...tags].toSorted()]))
}
