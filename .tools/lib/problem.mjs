/** Something a person can put right: its message is shown as it is, without a stack. */
export class Problem extends Error {}

/** The last lines of a long output, for a terminal. */
export function lastLines(text, count) {
  return text.trimEnd().split('\n').slice(-count).join('\n')
}
