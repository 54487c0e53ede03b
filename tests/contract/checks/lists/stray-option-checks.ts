import { shapes } from '@shop/schema/domain/vocabulary/taxonomy'
import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import { designList } from './design-list.ts'
import { facetFields, optionsByGroup, pageOf } from './list-kind.ts'
import { expectRefusedArgument } from './paging-checks.ts'
import { stoneList } from './stone-list.ts'

/** Two arguments of one space of ids: the group of an id follows from the id. */
const otherArgument: Readonly<Record<string, string>> = {
  attributeIds: 'fixedAttributeIds',
  fixedAttributeIds: 'attributeIds',
}

/** An id of another group is an error, as one that does not exist is (schema, listDesigns, listGemstones). */
export const strayOptionChecks: readonly Check[] = [
  {
    operation: designList.operation,
    name: 'an option of another argument is refused by the name of the one in which it stands',
    async run(probe) {
      const tried = new Set<string>()
      for (const scope of probe.random.some(designList.scopes, 6)) {
        const { facets } = await pageOf(probe, designList, scope, facetFields)
        for (const options of optionsByGroup(designList, facets)) {
          const [option] = probe.random.some(options, 1)
          const argument = option && otherArgument[option.filter.argument]
          if (!argument || tried.has(option.group)) continue
          tried.add(option.group)
          await expectRefusedArgument(probe, designList, { ...scope, [argument]: option.ids }, argument)
        }
      }
    },
  },
  {
    operation: stoneList.operation,
    name: 'an option of pieces that is no shape is refused among shapes of stones',
    async run(probe) {
      for (const id of await drawPieceOptions(probe)) {
        await expectRefusedArgument(probe, stoneList, { attributeIds: [id] }, 'attributeIds')
      }
    },
  },
]

/** A metal of pieces, and something that a piece is. */
async function drawPieceOptions(probe: Probe): Promise<string[]> {
  const ofShapes: ReadonlySet<string> = new Set(shapes.flatMap(({ ids }) => ids))
  const [scope = {}] = designList.scopes
  const { facets } = await pageOf(probe, designList, scope, facetFields)
  return ['attributeIds', 'fixedAttributeIds'].flatMap((argument) => {
    const ids = optionsByGroup(designList, facets)
      .flat()
      .flatMap((option) => (option.filter.argument === argument ? option.ids : []))
    return probe.random.some(
      ids.filter((id) => !ofShapes.has(id)),
      1,
    )
  })
}
