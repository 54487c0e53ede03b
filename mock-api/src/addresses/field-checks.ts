import { addressLimits } from '@shop/schema/domain/account/account-limits'
import { emailPattern, longestEmail } from '@shop/schema/domain/vocabulary/email'
import { longestPersonName, personNamePattern } from '@shop/schema/domain/vocabulary/person-name'
import { tidyPhone } from '@shop/schema/domain/vocabulary/phone'
import { tidyPostcode } from '@shop/schema/domain/vocabulary/postcode'
import { printableLine, printableLines } from '@shop/schema/domain/vocabulary/printable'

/** What can be wrong with a field that somebody has typed. */
export type FieldProblemCode = 'REQUIRED' | 'TOO_LONG' | 'INVALID'

export interface FieldProblem {
  readonly code: FieldProblemCode
  /** With dots, as the input nests it: contact.email. */
  readonly field: string
  readonly message: string
}

const messages = {
  REQUIRED: 'This is missing.',
  TOO_LONG: 'This is too long.',
  INVALID: 'This is not possible here.',
} as const satisfies Record<FieldProblemCode, string>

/**
 * Checks what was typed, field by field. Each check answers the text as it is kept; what is wrong is in `problems`, in the
 * order of the checks, a field at most once.
 */
export class FieldChecks {
  readonly problems: FieldProblem[] = []

  refuse(field: string, code: FieldProblemCode): void {
    if (!this.isRefused(field)) this.problems.push({ code, field, message: messages[code] })
  }

  isRefused(field: string): boolean {
    return this.problems.some((problem) => problem.field === field)
  }

  /** The text of a field that must hold something. */
  required(field: string, given: string, longest: number = addressLimits.line): string {
    return this.#text(field, given, { longest, printable: printableLine })
  }

  /** The text of a field of several lines that must hold something. */
  longText(field: string, given: string, longest: number): string {
    return this.#text(field, given, { longest, printable: printableLines })
  }

  #text(field: string, given: string, { longest, printable }: TextLimits): string {
    const text = tidy(given)
    if (isBlank(text)) this.refuse(field, 'REQUIRED')
    else if ([...text].length > longest) this.refuse(field, 'TOO_LONG')
    else if (printable(text) !== text) this.refuse(field, 'INVALID')
    return text
  }

  /** The text of one that may be left empty; null then. */
  optional(
    field: string,
    given: string | null | undefined,
    longest: number = addressLimits.line,
  ): string | null {
    return isBlank(given ?? '') ? null : this.required(field, given ?? '', longest)
  }

  personName(field: string, given: string): string {
    const name = this.required(field, given, longestPersonName)
    if (!personNamePattern.test(name)) this.refuse(field, 'INVALID')
    return name
  }

  email(field: string, given: string): string {
    const email = this.required(field, given, longestEmail)
    if (!emailPattern.test(email)) this.refuse(field, 'INVALID')
    return email
  }

  /** A phone number in one form, of the United Kingdom unless said otherwise; null where it is left empty, or is none. */
  phone(field: string, given: string | null | undefined, isOfUk = true): string | null {
    const phone = tidy(given ?? '')
    const dialled = phone === '' ? null : tidyPhone(phone, isOfUk)
    if (phone !== '' && dialled === null) this.refuse(field, 'INVALID')
    return dialled
  }

  /** A postcode, in the form of the United Kingdom's where that is asked for. */
  postcode(field: string, given: string, isOfUk: boolean): string {
    const postcode = this.required(field, given, addressLimits.postcode)
    if (!isOfUk) return postcode
    const ofUk = tidyPostcode(postcode)
    if (ofUk === null) this.refuse(field, 'INVALID')
    return ofUk ?? postcode
  }
}

interface TextLimits {
  readonly longest: number
  /** The text without what it cannot hold. */
  readonly printable: (text: string) => string
}

function tidy(text: string): string {
  return text.normalize('NFC').trim()
}

/** Whether there is nothing to be seen: joiners alone join nothing. */
function isBlank(text: string): boolean {
  return !/[^\s\p{Default_Ignorable_Code_Point}]/u.test(text)
}
