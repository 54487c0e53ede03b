import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { boutiques, type Boutique } from '@shop/schema/domain/vocabulary/boutiques'

type ShopBoutique = (typeof shopIdentity.boutiques)[number]

/** Where a boutique is and how it is reached, by the name that the contract has for it. */
export function boutiqueOf(boutique: Boutique): ShopBoutique {
  // Both name the boutiques in one order; a test holds them to it.
  return shopIdentity.boutiques[boutiques.indexOf(boutique)] ?? shopIdentity.boutiques[0]
}
