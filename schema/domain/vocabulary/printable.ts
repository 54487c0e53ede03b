/**
 * A typed line without the signs that it cannot hold: controls, line breaks among them, and halves of signs. What joins
 * others is a part of them, as in Persian words and in emoji of several people (rules/contract#typed-texts).
 */
export function printableLine(typed: string): string {
  return typed.replaceAll(/[\p{Cc}\p{Cs}]/gu, '')
}

/** The same of a text of several lines, which may have tabs. */
export function printableLines(typed: string): string {
  return typed.replaceAll(/[^\P{Cc}\r\n\t]|\p{Cs}/gu, '')
}
