/**
 * How the mock's letters say days. Each makes its format as it is called: the first format of a process takes 20 ms,
 * which would be a part of every start.
 */

/** A day: Wednesday 9 December 2026. */
export function dayInWords(day: string): string {
  return inEnglish(new Date(day), { dateStyle: 'full', timeZone: 'UTC' }).replace(',', '')
}

/** An instant, in London: Wednesday 9 December 2026 at 10:00. */
export function momentInWords(instant: Date): string {
  const how = { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/London' } as const
  return inEnglish(instant, how).replace(',', '')
}

/** An instant in short, in London: 9 Dec 2026, 10:00:00. */
export function momentInShort(instant: Date): string {
  return inEnglish(instant, { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Europe/London' })
}

function inEnglish(instant: Date, how: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', how).format(instant)
}
