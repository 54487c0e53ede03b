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
 * A measurement once some of its survivors were tried again: those that a test finds by now, wherever they stand, are
 * counted as found; the others stay.
 */
export function triedAgain({ killed, survivors }: Measurement, again: Report): Measurement {
  const told = Object.entries(again.files).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({ mutant, change: changeOf(survivorOf(file, source, mutant)) })),
  )
  const found = new Set(told.flatMap(({ mutant, change }) => (isFound(mutant) ? change : [])))
  // The same change may be made at two places, of which the tests look at one.
  for (const { mutant, change } of told) if (isSurvivor(mutant)) found.delete(change)
  const left = survivors.filter((survivor) => !found.has(changeOf(survivor)))
  return { killed: killed + survivors.length - left.length, survivors: left }
}

function changeOf({ file, from, to }: Survivor): string {
  return JSON.stringify([file, from, to])
}

/** Whether the text of a change still stands in its file; what was long was cut where it is kept. */
export function standsIn(source: string, from: string): boolean {
  return withoutSpace(source).includes(startOf(from))
}

/** So many lines a change spans that is longer than its first. */
const mostLines = 20
/** So much of a longer change tells where it begins. */
const telling = 24

/** The lines of a file, where that is its source, at which a change begins, as Stryker takes them. */
export function linesOf({ file, from }: Pick<Survivor, 'file' | 'from'>, source: string): string[] {
  return source.split('\n').flatMap((text, index) => {
    const line = index + 1
    if (text.includes(from)) return `${file}:${line}-${line}`
    const next = withoutSpace(
      source
        .split('\n')
        .slice(index, index + mostLines)
        .join(''),
    )
    const isHere =
      !standsIn(text, from) && beginsAt(withoutSpace(text), next, startOf(from).slice(0, telling))
    return isHere ? `${file}:${line}-${line + mostLines}` : []
  })
}

/** Whether a text begins on a line, and goes on beyond it. */
function beginsAt(line: string, lineAndNext: string, text: string): boolean {
  const at = lineAndNext.indexOf(text)
  return at !== -1 && at < line.length
}

function startOf(from: string): string {
  return withoutSpace(from).replace(/…$/, '')
}

function withoutSpace(text: string): string {
  return text.replaceAll(/\s+/g, '')
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
