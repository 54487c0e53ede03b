import type { Profile, SeenValues } from './profile.ts'

/**
 * How the mock is not like what was recorded:
 * - `shape`: a value of another kind than the mock ever gives, or something below what it never fills;
 * - `null`: null, where the mock always has a value;
 * - `enum`: a value of an enum that the mock never gives;
 * - `range`: a number less than half, or more than twice, of all that the mock gives;
 * - `refusal`: an error with a code that the mock never gives, or answers where it only refuses;
 * - `contract`: an answer that breaks the contract, which the mock does not.
 */
export type DriftKind = 'shape' | 'null' | 'enum' | 'range' | 'refusal' | 'contract'

export interface Drift {
  readonly operation: string
  /** The place in its answers: `listDesigns.items[].name`; empty where it is all of them. */
  readonly path: string
  readonly kind: DriftKind
  readonly message: string
}

/**
 * Where the recorded answers to an operation go beyond the mock's. What the mock alone shows is no drift: nobody
 * records everything.
 */
export function driftsOf(operation: string, recorded: Profile, mock: Profile): Drift[] {
  const drift = (kind: DriftKind, path: string, message: string): Drift => ({
    operation,
    path,
    kind,
    message,
  })
  const unreached = [...recorded.places.keys()].filter((path) => !mock.places.has(path))
  return [
    ...recorded.violations.map((violation) => drift('contract', '', violation)),
    ...[...recorded.errorCodes]
      .filter((code) => !mock.errorCodes.has(code))
      .map((code) => drift('refusal', '', `is refused with ${code}, which the mock never says`)),
    // Of what stands below something that was never reached, that is enough to say.
    ...unreached
      .filter((path) => !unreached.some((above) => path !== above && isBelow(path, above)))
      .map((path) => drift('shape', path, 'is there, and the mock never gets that far')),
    ...[...recorded.places].flatMap(([path, seen]) => {
      const known = mock.places.get(path)
      return known ? differences(seen, known).map(([kind, message]) => drift(kind, path, message)) : []
    }),
  ]
}

function isBelow(path: string, above: string): boolean {
  return path.startsWith(`${above}.`) || path.startsWith(`${above}[`)
}

function differences(seen: SeenValues, known: SeenValues): [DriftKind, string][] {
  const kinds = [...seen.kinds].filter((kind) => !known.kinds.has(kind) && kind !== 'null')
  const enumValues = [...seen.enumValues].filter((value) => !known.enumValues.has(value))
  return [
    ...kinds.map((kind): [DriftKind, string] => [
      'shape',
      `is ${kind}, and the mock gives ${[...known.kinds].join(' or ')}`,
    ]),
    ...(seen.kinds.has('null') && !known.kinds.has('null')
      ? [['null', 'is null, which it never is at the mock'] satisfies [DriftKind, string]]
      : []),
    ...enumValues.map((value): [DriftKind, string] => ['enum', `is ${value}, which it never is at the mock`]),
    ...rangeDifference(seen, known),
  ]
}

function rangeDifference(seen: SeenValues, known: SeenValues): [DriftKind, string][] {
  if (seen.least === null || seen.most === null || known.least === null || known.most === null) return []
  const isWithin = seen.least >= lowest(known.least) && seen.most <= highest(known.most)
  const message = `goes from ${seen.least} to ${seen.most}, and at the mock from ${known.least} to ${known.most}`
  return isWithin ? [] : [['range', message]]
}

function lowest(least: number): number {
  return least < 0 ? least * 2 : least / 2
}

function highest(most: number): number {
  return most < 0 ? most / 2 : most * 2
}
