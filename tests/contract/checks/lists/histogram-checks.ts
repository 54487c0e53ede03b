import type { Check } from '../../runner/check.ts'
import { type ListKind, type ListRow, pageOf } from './list-kind.ts'
import type { ListBound } from './range-checks.ts'

/** Into how many a range is parted (schema, DesignPriceRange). */
const parts = 24

/** What holds for the histogram of a range: each part counts what lies between its ends (schema, DesignPriceRange). */
export function histogramChecks<Row extends ListRow>(
  kind: ListKind<Row>,
  bounds: readonly ListBound<Row>[],
): Check[] {
  return [
    {
      operation: kind.operation,
      name: 'a histogram counts in each part what lies there',
      async run(probe) {
        for (const scope of probe.random.some(kind.scopes, 2)) {
          for (const { name } of bounds.filter(({ hasHistogram }) => hasHistogram)) {
            const fields = `ranges { ${name} { min max histogram } }`
            const { ranges } = await pageOf(probe, kind, scope, fields)
            const sent = probe.last
            const { min = 0, max = 0, histogram } = ranges?.[name] ?? {}
            if (histogram) probe.expectSame(histogram.length, parts, `The parts of the histogram of ${name}`)
            if (!histogram || min <= 0 || min === max) continue
            for (const share of [1 / 4, 1 / 2, 3 / 4]) {
              // Parts that go up by the same share end at the powers of it.
              const end = min * (max / min) ** share
              const counted = sumOf(histogram.slice(0, histogram.length * share))
              const upTo = async (most: number) =>
                (await pageOf(probe, kind, { ...scope, [`${name}Max`]: most }, 'total')).total
              // Bounds have two decimals; a row that lies at the end itself may count on either side.
              const least = await upTo((Math.floor(end * 100) - 1) / 100)
              const most = await upTo((Math.ceil(end * 100) + 1) / 100)
              probe.expect(
                least <= counted && counted <= most,
                `The histogram counts ${counted} below the ${name} ${end.toFixed(2)}, and there are ${least}`,
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
