import { finenessOf, metalDisplayName, type Metal } from '@shop/schema/domain/design/metals'

/** A metal with its fineness, gold too: `18ct Yellow Gold (750)`, `Platinum (950)`. */
export function metalWithFineness(metal: Metal): string {
  const name = metalDisplayName(metal)
  return metal.carat === null ? name : `${name} (${finenessOf(metal)})`
}
