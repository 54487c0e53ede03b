import { stoneFit, stoneMisfits } from '@shop/schema/domain/stones/stone-fit'
import type { Variables } from '../../assert-answer.ts'
import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import { drawFirstStones, fittingList, type FittingRow } from '../lists/fitting-list.ts'
import { designList } from '../lists/design-list.ts'
import { choosing, facetFields, type ListPage, optionsByGroup, pageOf } from '../lists/list-kind.ts'

interface MisfitCount {
  readonly reason: string
  readonly count: number
}

/** Settings are read so far; a shop with more of them is not. */
const mostPages = 5

/** Why settings do not take a stone (schema, `misfits`). */
export const misfitChecks: readonly Check[] = [
  {
    operation: 'FittingSettings',
    name: 'settings that do not take a stone are counted by why, in the order of the contract',
    async run(probe) {
      const drawn = drawFirstStones(probe, 3)
      // What is shorter or longer than any head has a reason of its own.
      const lengths = drawn.flatMap(({ stone: { measLength } }) => [measLength, 1.5, 25])
      for (const [at, length] of lengths.entries()) {
        const first = drawn[Math.floor(at / 3)]
        if (!first) continue
        const { stone: _, ...scope } = first.asked
        const settings = await settingsOf(probe, scope)
        probe.skipUnless(settings !== null, `the target has more than ${mostPages * 100} settings`)
        const stone = { shape: first.stone.shape, measLength: length }
        const asked = { ...scope, stone: { shapeId: first.shape.ids[0], length } }
        const page = await pageOf(probe, fittingList, asked, 'misfits { reason count }')
        // What was asked for beside the parts that any list has.
        const { misfits } = page as ListPage<FittingRow> & { misfits?: readonly MisfitCount[] | null }
        // An extension, which an API may know nothing of.
        if (!misfits) continue
        const reasons = (settings ?? []).flatMap((design) => {
          const fit = stoneFit(design, [stone])
          return fit.fits ? [] : fit.reason
        })
        const expected = stoneMisfits.flatMap((reason): MisfitCount[] => {
          const count = reasons.filter((each) => each === reason).length
          return count > 0 ? [{ reason: reason.toUpperCase().replaceAll('-', '_'), count }] : []
        })
        probe.expectSame(misfits, expected, `Why settings do not take ${stone.shape} of ${length} mm`)
      }
      const without = await pageOf(probe, fittingList, { categoryId: '1' }, 'misfits { reason count }')
      const asked = 'misfits' in without ? without.misfits : undefined
      probe.expectSame(asked, null, 'Misfits where no stone is asked for')
    },
  },
  {
    operation: 'FittingSettings',
    name: 'settings that do not take a stone are counted of those with what is chosen',
    async run(probe) {
      for (const [at, first] of drawFirstStones(probe, 2).entries()) {
        const { stone: _, ...scope } = first.asked
        // One that many settings may take, and one that none does.
        const length = at % 2 === 0 ? first.stone.measLength : 25
        const stone = { shapeId: first.shape.ids[0], length }
        const { facets } = await pageOf(probe, fittingList, scope, facetFields)
        for (const options of optionsByGroup(designList, facets)) {
          // What fewest have is farthest from all there are; the shape is the stone's.
          const [option] = options.filter(({ count }) => count > 0).toSorted((a, b) => a.count - b.count)
          if (!option || option.group === 'SHAPE') continue
          const chosen = { ...scope, ...choosing([option]) }
          const all = await pageOf(probe, fittingList, chosen, 'total')
          const page = await pageOf(
            probe,
            fittingList,
            { ...chosen, stone },
            'total misfits { reason count }',
          )
          // What was asked for beside the parts that any list has.
          const { misfits } = page as ListPage<FittingRow> & { misfits?: readonly MisfitCount[] | null }
          // An extension, which an API may know nothing of.
          if (!misfits) return
          const others = misfits.reduce((sum, { count }) => sum + count, 0)
          const what = `${option.group} ${option.name} that take the stone, and those that do not`
          probe.expectSame(page.total + others, all.total, `Settings of ${what}`)
        }
      }
    },
  },
]

/** Every setting of a part of the catalogue; null where there are more than are read. */
async function settingsOf(probe: Probe, scope: Variables): Promise<FittingRow[] | null> {
  const found: FittingRow[] = []
  for (let page = 1; page <= mostPages; page += 1) {
    const asked = { ...scope, sort: fittingList.steadySort, page, pageSize: 100 }
    const fields = `total items { id ${fittingList.rowFields} }`
    const { items, total } = await pageOf(probe, fittingList, asked, fields)
    found.push(...items)
    if (found.length >= total) return found
  }
  return null
}
