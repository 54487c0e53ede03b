import type { StoneOption } from '@shop/schema/domain/vocabulary/gemstone-grades'
import { ownName } from '#data/language/own-name.ts'

/** What the page calls a grade; null where nobody has said one, for which NONE stands too (rules/stones#record). */
export function gradeName(grades: readonly StoneOption[], given: string | null): string | null {
  return given === 'NONE' ? null : findingName(grades, given)
}

/** The same where NONE is a finding, as with fluorescence. */
export function findingName(findings: readonly StoneOption[], given: string | null): string | null {
  const finding = findings.find(({ value }) => value === given)
  return finding ? ownName(finding) : null
}
