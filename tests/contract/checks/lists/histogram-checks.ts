import type { Variables } from '../../assert-answer.ts'
import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import { choosing, facetFields, type ListKind, type ListRow, optionsByGroup, pageOf } from './list-kind.ts'
import type { ListBound } from './range-checks.ts'

/** Into how many a range is parted (schema, DesignPriceRange). */
const parts = 24

/** What holds for the histogram of a range: each part counts what lies between its ends (schema, DesignPriceRange). */
export function histogramChecks<Row extends ListRow>(
  kind: ListKind<Row>,
  bounds: readonly ListBound<Row>[],
): Check[] {
  const counted = bounds.filter(({ hasHistogram }) => hasHistogram)
  const countedRanges = `ranges { ${counted.map(({ name }) => `${name} { min max histogram }`).join(' ')} }`

  /** Whether each histogram counts what is found between its ends, whatever is asked for. */
  async function expectCounted(probe: Probe, asked: Variables): Promise<void> {
    const { total, ranges } = await pageOf(probe, kind, asked, `total ${countedRanges}`)
    const sent = probe.last
    for (const { name } of counted) {
      const { min, max, histogram } = ranges?.[name] ?? {}
      if (!histogram) continue
      const sum = sumOf(histogram)
      const between = { ...asked, [`${name}Min`]: min, [`${name}Max`]: max }
      // What is sold has no price, and lies in no part.
      const within = sum === total ? total : (await pageOf(probe, kind, between, 'total')).total
      probe.expectSame(sum, within, `How many the histogram of ${name} counts of all between its ends`, sent)
    }
  }

  return [
    {
      operation: kind.operation,
      name: `a histogram counts no other ${kind.rows} than are asked for`,
      async run(probe) {
        for (const asked of kind.besides) await expectCounted(probe, asked)
        const tried = new Set<string>()
        for (const scope of probe.random.some(kind.scopes, kind.scopes.length)) {
          const fields = `${facetFields} ${countedRanges}`
          const { facets, ranges } = await pageOf(probe, kind, scope, fields)
          for (const options of optionsByGroup(kind, facets)) {
            // What fewest have is farthest from all there are.
            const [option] = options.filter(({ count }) => count > 0).toSorted((a, b) => a.count - b.count)
            if (!option || tried.has(option.group) || Object.hasOwn(scope, option.filter.argument)) continue
            tried.add(option.group)
            await expectCounted(probe, { ...scope, ...choosing([option]) })
          }
          // Others are the same whatever their own bounds are.
          if (!kind.rangesObeyBounds || tried.has('bounds')) continue
          tried.add('bounds')
          for (const { name } of counted) {
            const range = ranges?.[name]
            if (!range) continue
            const middle = Math.round((range.min + range.max) * 50) / 100
            for (const end of ['Min', 'Max'])
              await expectCounted(probe, { ...scope, [`${name}${end}`]: middle })
          }
        }
      },
    },
    {
      operation: kind.operation,
      name: 'a histogram counts in each part what lies there',
      async run(probe) {
        for (const scope of probe.random.some(kind.scopes, 2)) {
          for (const { name } of counted) {
            const fields = `ranges { ${name} { min max histogram } }`
            const { ranges } = await pageOf(probe, kind, scope, fields)
            const sent = probe.last
            const { min = 0, max = 0, histogram } = ranges?.[name] ?? {}
            if (histogram) probe.expectSame(histogram.length, parts, `The parts of the histogram of ${name}`)
            if (!histogram || min <= 0 || min === max) continue
            for (const share of [1 / 4, 1 / 2, 3 / 4]) {
              // Parts that go up by the same share end at the powers of it.
              const end = min * (max / min) ** share
              const below = sumOf(histogram.slice(0, histogram.length * share))
              const upTo = async (most: number) =>
                (await pageOf(probe, kind, { ...scope, [`${name}Max`]: most }, 'total')).total
              // Bounds have two decimals; a row that lies at the end itself may count on either side.
              const least = await upTo((Math.floor(end * 100) - 1) / 100)
              const most = await upTo((Math.ceil(end * 100) + 1) / 100)
              probe.expect(
                least <= below && below <= most,
                `The histogram counts ${below} below the ${name} ${end.toFixed(2)}, and there are ${least}`,
                sent,
              )
            }
          }
        }
      },
    },
  ]
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0)
}
