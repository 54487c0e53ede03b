/**
 * Waits for all answers of a page, then fails as the first of them did. Unlike `Promise.all` it does not fail
 * before the others are there: what a page says of an address that it cannot show is made from them.
 */
export async function allAnswered(answers: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(answers)
  await Promise.all(answers)
}
