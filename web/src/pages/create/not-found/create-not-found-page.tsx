import { gemstoneFirstList } from '@shop/schema/domain/addresses/addresses'
import { createKindAt } from '@shop/schema/domain/addresses/create-kind'
import { shapeOfStone } from '@shop/schema/domain/vocabulary/stone-shape'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMatch, useParams } from '@tanstack/react-router'
import { designDetailQuery, gemstoneDetailQuery } from '#generated/queries.ts'
import { designVariables } from '#shop/design/design-choice.ts'
import { NothingHere } from '#shell/not-found-page.tsx'
import { knownStone } from '#shop/build/fitting/load-fitting.ts'
import { createNotFoundNotice } from './create-not-found-notice.ts'
import type { KnownParts, NotFoundAddress } from './not-found-cause.ts'
import { unknownAddress } from './unknown-address.ts'

/** A builder's address that shows nothing: what is not there, and the nearest steps that work. */
export function CreateNotFoundPage() {
  const queryClient = useQueryClient()
  const address = useNotFoundAddress()
  const { title, text, links } = createNotFoundNotice(address, knownOf(queryClient, address))
  return (
    <NothingHere
      title={title}
      text={text}
      ways={links.map(({ href, label }) => ({ href, text: label }))}
      isHomeLast
    />
  )
}

/** What the address asks for, by its route; by its looks where it has none. */
function useNotFoundAddress(): NotFoundAddress {
  const { kind, sku, shape, metal, gemstoneId, id1, id2, attributes, _splat } = useParams({ strict: false })
  const path = useMatch({ strict: false, select: ({ pathname }) => pathname })
  if (_splat !== undefined) return unknownAddress(path)
  return {
    path,
    kind: createKindAt(kind ?? ''),
    sku: sku ?? null,
    shape: shape ?? null,
    metal: metal ?? null,
    gemstoneIds: [gemstoneId, id1, id2].filter((id) => id !== undefined),
    attributes: attributes ?? null,
    isOfStone: gemstoneId !== undefined || id1 !== undefined,
    isGemstoneFirst: path === gemstoneFirstList() || path.startsWith(`${gemstoneFirstList()}/`),
  }
}

/** What the loader had loaded before it found that the address shows nothing. */
function knownOf(queryClient: QueryClient, { sku, shape, gemstoneIds }: NotFoundAddress): KnownParts {
  const stones = gemstoneIds.flatMap((id) => knownStone(queryClient, id) ?? [])
  const asked = gemstoneIds.filter((id) => queryClient.getQueryData(gemstoneDetailQuery({ id }).queryKey))
  const designs =
    sku === null
      ? []
      : [
          designVariables(sku, shape ?? undefined),
          designVariables(sku),
          ...stones.map(({ stone }) => designVariables(sku, shapeOfStone(stone)?.slug)),
        ].flatMap((variables) => queryClient.getQueryData(designDetailQuery(variables).queryKey) ?? [])
  return {
    design: designs[0]?.getDesignBySku,
    stones,
    unknownIds: asked.filter((id) => !stones.some(({ stone }) => stone.id === id)),
  }
}
