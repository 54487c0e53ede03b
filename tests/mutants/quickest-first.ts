import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** By file. Every run has a sequencer of its own. */
const longestMs = new Map<string, number>()

/**
 * The order of a folder's test files: first those that took least so far. One test that fails is enough, and most
 * changes are noticed by a quick one; vitest itself begins with the slowest.
 */
export class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => this.#longestSoFarMs(one) - this.#longestSoFarMs(other))
  }

  /** A run that asked only some tests of a file took less than the file takes, so the longest counts. */
  #longestSoFarMs(file: TestSpecification): number {
    const lastMs = this.ctx.cache.getTestSpecificationResult(file)?.duration ?? 0
    const longestSoFarMs = Math.max(lastMs, longestMs.get(file.moduleId) ?? 0)
    longestMs.set(file.moduleId, longestSoFarMs)
    return longestSoFarMs
  }
}
