/** What the ids of worlds and the names of their states are made of; a file without a library, for those that only route. */
export const worldIdPattern = /^[A-Za-z0-9_-]{1,64}$/

/** Whether a text can be the id of a world; no other is looked up, wherever it stands. */
export function isWorldId(text: string): boolean {
  return worldIdPattern.test(text)
}
