import { createHash } from 'node:crypto'

/** Ids that are the same in every run: one follows another from the seed. */
export function seededIds(seed: number): () => string {
  let count = 0
  return () => {
    count += 1
    return createHash('sha256').update(`${seed} ${count}`).digest('hex').slice(0, 16)
  }
}
