/** By file, and by the reason for it, what may survive: each by what was changed, and what into. */
export type Table = Readonly<Record<string, Readonly<Record<string, readonly Change[]>>>>

type Change = readonly [from: string, ...to: string[]]
