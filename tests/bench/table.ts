export interface Row {
  readonly what: string
  readonly value: number
  readonly unit: 'KB' | 'MB' | 'ms' | 'times'
  /** At most this much; none where nobody has set one. */
  readonly goal?: number
}

/** The rows as a table in Markdown. */
export function tableOf(rows: readonly Row[]): string {
  return alignedTable([
    ['Measure', 'Value', 'Goal', 'Met'],
    ...rows.map(({ what, value, unit, goal }) => [
      what,
      `${value.toFixed(unit === 'ms' && value < 10 ? 2 : 1)} ${unit}`,
      goal === undefined ? '' : `at most ${Number(goal.toFixed(1))} ${unit}`,
      goal === undefined ? '' : value <= goal ? 'yes' : 'no',
    ]),
  ])
}

/** Cells as a table in Markdown, the first row its head; columns are aligned so that it reads as text too. */
export function alignedTable(cells: readonly (readonly string[])[]): string {
  const [head = []] = cells
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  const lines = cells.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  )
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [lines[0], rule, ...lines.slice(1)].join('\n')
}
