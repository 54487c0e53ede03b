import { type ComparedOperation, type Comparison, type FindingKind, isBroken } from './compare.ts'

/** What a comparison is told with. */
interface Told {
  readonly source: string
  readonly costLimit: number
}

const marks: Readonly<Record<FindingKind, string>> = {
  refused: 'REFUSED',
  breaks: 'BREAKS',
  costly: 'COSTLY',
  'may break': 'may break',
  deprecated: 'deprecated',
}

/** The comparison in lines: each operation that something is to be said of, what nobody meets, and a last line that counts. */
export function comparisonText({ operations, unmet }: Comparison, { source, costLimit }: Told): string {
  const lines = operations.flatMap(({ operation, findings }) =>
    findings.map(({ kind, message }) => `${marks[kind].padEnd(11)}${operation}: ${message}`),
  )
  const others = unmet.map((message) => `${'unmet'.padEnd(11)}${message}`)
  return [...lines, ...others, ...(lines.length + others.length > 0 ? [''] : []), summary()].join('\n')

  function summary(): string {
    const { broken, warned, fit } = countsOf(operations)
    const dearest = Math.max(0, ...operations.map(({ cost }) => cost))
    return `${source}: ${broken} of ${operations.length} operations break, ${warned} are warned of, ${fit} fit; the dearest costs ${dearest} of ${costLimit}`
  }
}

/** The same as data. */
export function comparisonJson(comparison: Comparison, told: Told): string {
  return JSON.stringify({ ...told, ...countsOf(comparison.operations), ...comparison }, null, 2)
}

function countsOf(operations: readonly ComparedOperation[]) {
  const broken = operations.filter(isBroken).length
  const fit = operations.filter(({ findings }) => findings.length === 0).length
  return { broken, warned: operations.length - broken - fit, fit }
}
