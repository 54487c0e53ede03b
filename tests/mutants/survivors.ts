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
type Mutant = Report['files'][string]['mutants'][number]

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

/** Reads a report of Stryker; `again` is one of those that survived, with other tests. */
export function readMeasurement(report: Report, again: Report = { files: {} }): Measurement {
  let killed = 0
  const survivors: Survivor[] = []
  const foundLater = new Set(
    Object.entries(again.files).flatMap(([file, { mutants }]) =>
      mutants.filter(isFound).map((mutant) => keyOf(file, mutant)),
    ),
  )
  for (const [file, { source, mutants }] of Object.entries(report.files)) {
    for (const mutant of mutants) {
      if (isFound(mutant) || foundLater.has(keyOf(file, mutant))) killed += 1
      else if (isSurvivor(mutant)) survivors.push(survivorOf(file, source, mutant))
    }
  }
  return { killed, survivors }
}

/**
 * A measurement once some of its survivors were tried again: those that a test finds by now are counted as found, and
 * those that the report does not tell of, since their code has changed, stay.
 */
export function triedAgain({ killed, survivors }: Measurement, again: Report): Measurement {
  const found = new Set(
    Object.entries(again.files).flatMap(([file, { source, mutants }]) =>
      mutants.filter(isFound).map((mutant) => JSON.stringify(survivorOf(file, source, mutant))),
    ),
  )
  const left = survivors.filter(
    ({ file, line, from, to }) => !found.has(JSON.stringify({ file, line, from, to })),
  )
  return { killed: killed + survivors.length - left.length, survivors: left }
}

/** So many lines a change spans that is longer than its first. */
const mostLines = 20

/** The lines on which survivors stand, as Stryker takes them. */
export function linesOf(survivors: readonly Survivor[], sourceOf: (file: string) => string): string[] {
  const ranges = survivors.map(({ file, line, from }) => {
    const isOnOneLine = sourceOf(file).split('\n')[line - 1]?.includes(from) ?? false
    return `${file}:${line}-${isOnOneLine ? line : line + mostLines}`
  })
  return [...new Set(ranges)]
}

function survivorOf(file: string, source: string, { location, replacement = '' }: Mutant): Survivor {
  const from = oneLine(textAt(source, location))
  return { file, line: location.start.line, from, to: oneLine(replacement) }
}

/** Where those stand that survived, as Stryker takes it: whose columns count from 0 there. */
export function placesOfSurvivors(report: Report): string[] {
  return Object.entries(report.files).flatMap(([file, { mutants }]) => [
    ...new Set(
      mutants.filter(isSurvivor).map(({ location: { start, end } }) => {
        return `${file}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`
      }),
    ),
  ])
}

function isFound({ status }: Mutant): boolean {
  return status === 'Killed' || status === 'Timeout'
}

function isSurvivor({ status }: Mutant): boolean {
  return status === 'Survived' || status === 'NoCoverage'
}

function keyOf(file: string, { location, replacement }: Mutant): string {
  return JSON.stringify([file, location, replacement])
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
