import type { BuildKind } from '../generated/resolvers.ts'
import type { PieceChoice } from '../cart/piece-choice.ts'

/** What was chosen in the designer so far: a piece whose setting or stone may be missing. */
export interface BuildChoice extends Omit<PieceChoice, 'sku'> {
  readonly sku: string | null
  /** What a stone is to become; counts while there is no setting. */
  readonly kind: BuildKind | null
  readonly isStartWithDiamond: boolean
}
