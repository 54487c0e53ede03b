/** A place in a file; lines and columns count from 1. */
interface Place {
  readonly line: number
  readonly column: number
}

/** What is read of the report that Stryker writes. */
export interface Report {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly source: string
        readonly mutants: readonly {
          readonly replacement?: string
          readonly status: string
          readonly location: { readonly start: Place; readonly end: Place }
        }[]
      }
    >
  >
}

/** A change that no test has noticed. */
export interface Survivor {
  readonly file: string
  readonly line: number
  /** The text that was changed, and what it was changed into, on one line. */
  readonly from: string
  readonly to: string
}

/** What became of a folder's mutants. Those that could not be compiled or run are not counted. */
export interface Measurement {
  /** A test failed, or it went on for ever. */
  readonly killed: number
  readonly survivors: readonly Survivor[]
}

/** Reads a report of Stryker. */
export function readMeasurement(report: Report): Measurement {
  let killed = 0
  const survivors: Survivor[] = []
  for (const [file, { source, mutants }] of Object.entries(report.files)) {
    for (const { status, location, replacement = '' } of mutants) {
      if (status === 'Killed' || status === 'Timeout') killed += 1
      if (status !== 'Survived' && status !== 'NoCoverage') continue
      const from = oneLine(textAt(source, location))
      survivors.push({ file, line: location.start.line, from, to: oneLine(replacement) })
    }
  }
  return { killed, survivors }
}

/** What stands between two places of a text, of which the second is not part of it. */
function textAt(source: string, { start, end }: Record<'start' | 'end', Place>): string {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.length - 1
  return lines
    .map((line, at) => line.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined))
    .join('\n')
}

const longest = 120

function oneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line
}
