import type { Survivor } from './survivors.ts'

/** Survivors that no test can find, each with the reason. Named by what stands in the file, since lines move. */
export const accepted: readonly (Omit<Survivor, 'line'> & { readonly reason: string })[] = []

/** Why a survivor may live; undefined where it has to be found. */
export function reasonFor({ file, from, to }: Survivor): string | undefined {
  return accepted.find((each) => each.file === file && each.from === from && each.to === to)?.reason
}
