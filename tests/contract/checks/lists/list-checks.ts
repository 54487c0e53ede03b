import type { Check } from '../../runner/check.ts'
import { allOptionChecks } from './all-option-checks.ts'
import { besideChecks } from './beside-checks.ts'
import { boundChecks } from './bound-checks.ts'
import { chosenRowsChecks } from './chosen-rows-checks.ts'
import { designBounds, designList } from './design-list.ts'
import { filterChecks } from './filter-checks.ts'
import { fixedAttributeChecks } from './fixed-attribute-checks.ts'
import { fittingChecks } from './fitting-checks.ts'
import { groupChecks } from './group-checks.ts'
import { histogramChecks } from './histogram-checks.ts'
import type { ListKind, ListRow } from './list-kind.ts'
import { narrowingChecks } from './narrowing-checks.ts'
import { pairChecks } from './pair-checks.ts'
import { pagingChecks } from './paging-checks.ts'
import { type ListBound, rangeChecks } from './range-checks.ts'
import { sortingChecks } from './sorting-checks.ts'
import { spelledOutChecks } from './spelled-out-checks.ts'
import { stoneBounds, stoneList } from './stone-list.ts'
import { strayOptionChecks } from './stray-option-checks.ts'
import { tieChecks } from './tie-checks.ts'
import { twoChoicesChecks } from './two-choices-checks.ts'

/** What holds for every honest list of stones and of pieces, whatever there is in it. */
export const listChecks: readonly Check[] = [
  ...relationsOf(stoneList, stoneBounds),
  ...relationsOf(designList, designBounds),
  ...fittingChecks,
  ...tieChecks,
  ...fixedAttributeChecks,
  ...allOptionChecks,
  ...strayOptionChecks,
]

function relationsOf<Row extends ListRow>(kind: ListKind<Row>, bounds: readonly ListBound<Row>[]): Check[] {
  return [
    ...pagingChecks(kind),
    ...spelledOutChecks(kind),
    ...sortingChecks(kind),
    ...filterChecks(kind),
    ...chosenRowsChecks(kind, bounds),
    ...narrowingChecks(kind, bounds),
    ...rangeChecks(kind, bounds),
    ...boundChecks(kind, bounds),
    ...pairChecks(kind, bounds),
    ...twoChoicesChecks(kind),
    ...besideChecks(kind, bounds),
    ...groupChecks(kind, bounds),
    ...histogramChecks(kind, bounds),
  ]
}
