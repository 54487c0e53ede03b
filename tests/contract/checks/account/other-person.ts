import { Skipped } from '../../runner/outcome.ts'
import type { Probe } from '../../runner/probe.ts'

/** The header by which somebody else asks; skips unless somebody is signed in, and somebody else too. */
export function otherOf({ address: { token, otherToken = null } }: Probe): {
  readonly authorization: string
} {
  if (token === null || otherToken === null)
    throw new Skipped('asks as two people, and --token and --other-token were not given')
  return { authorization: `Bearer ${otherToken}` }
}
