import {
  type DesignHit,
  type GemstoneHit,
  readSearchHits,
  type SearchHit,
} from '@shop/schema/http/search-hits'
import type { Probe } from '../../runner/probe.ts'

export const searchQuery = 'query ($input: String!) { globalSearch(input: $input) }'

/** Texts that most jewellers find something for. */
export const commonTexts = [
  'diamond ring',
  'halo',
  'oval',
  'sapphire',
  'earrings',
  'platinum',
  '1.5 ct round',
]

/** How a text was read (schema, SearchReading). */
export interface Reading {
  readonly corrections: readonly WordRead[]
  readonly notMade: readonly WordRead[]
  readonly price: { readonly least: number | null; readonly most: number | null } | null
  readonly isPartial: boolean
}

interface WordRead {
  readonly typed: string
  readonly readAs: string
}

/** How the target reads a text; null where it does not tell. */
export async function readingOf(probe: Probe, input: string): Promise<Reading | null> {
  const query = `query ($input: String!) { searchReading(input: $input) {
    corrections { typed readAs } notMade { typed readAs } price { least most } isPartial
  } }`
  return (await probe.ask<{ searchReading: Reading | null }>(query, { input })).searchReading
}

export async function search(probe: Probe, input: string): Promise<readonly SearchHit[]> {
  const { globalSearch } = await probe.ask<{ globalSearch: string }>(searchQuery, { input })
  const answer = readSearchHits(globalSearch)
  probe.expect(answer !== null, `The hits for ${input} are no array in JSON`)
  probe.expectSame(answer?.brokenCount, 0, `How many hits for ${input} are none of the contract`)
  return answer?.hits ?? []
}

export function stonesOf(hits: readonly SearchHit[]): GemstoneHit[] {
  return hits.flatMap((hit) => (hit.productType === 'gemstone' ? hit : []))
}

/** By what a hit is found: a piece by its sku, a stone by its id. */
export function keyOf(hit: SearchHit): string {
  return hit.productType === 'Design' ? hit.sku : hit.id
}

/** In no order: what fits a text equally well may come in any. */
export function keysOf(hits: readonly SearchHit[]): string[] {
  return hits.map(keyOf).toSorted()
}

export function piecesOf(hits: readonly SearchHit[]): DesignHit[] {
  return hits.flatMap((hit) => (hit.productType === 'Design' ? hit : []))
}
