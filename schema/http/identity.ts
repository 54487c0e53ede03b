import {
  array,
  email,
  enum as oneOf,
  iso,
  maxLength,
  minLength,
  normalize,
  nullable,
  number,
  object,
  optional,
  refine,
  regex,
  safeParse,
  strictObject,
  string,
  trim,
  type infer as Infer,
  type ZodMiniType,
} from 'zod/mini'
import { passwordLength } from '../domain/account/passwords.ts'
import { shortestToken } from '../domain/account/signed-in.ts'
import { emailPattern, longestEmail } from '../domain/vocabulary/email.ts'
import { longestPersonName, personNamePattern } from '../domain/vocabulary/person-name.ts'

/** Why the identity provider does not do what it was asked. */
export const identityErrorCodes = [
  /** The field is missing or empty. */
  'REQUIRED',
  /** The field holds what it cannot hold, or is none that the address takes. */
  'INVALID',
  'TOO_SHORT',
  'TOO_LONG',
  /** E-mail and password do not belong together, or there is no such account: never said which. */
  'SIGN_IN_REFUSED',
  /** The current password is another. */
  'WRONG_PASSWORD',
  /** The link of a message was used, has expired, or never was one. */
  'LINK_INVALID',
  /** Too often for now; `retryAfterSeconds` says how long to wait. */
  'TOO_MANY_ATTEMPTS',
  /** There is no token, or it has expired, was signed out, or is none of this provider's. */
  'UNAUTHENTICATED',
] as const
export type IdentityErrorCode = (typeof identityErrorCodes)[number]

// Each message is the code of what is wrong.
/** An e-mail address, wherever the shop asks for one. */
export const emailField = string('REQUIRED').check(
  trim(),
  normalize('NFC'),
  minLength(1, 'REQUIRED'),
  maxLength(longestEmail, 'TOO_LONG'),
  email({ pattern: emailPattern, error: 'INVALID' }),
)
/** One that is there already: it is compared, not judged. */
const givenPassword = string('REQUIRED').check(
  normalize('NFKC'),
  minLength(1, 'REQUIRED'),
  maxLength(passwordLength.most, 'TOO_LONG'),
)
const newPassword = string('REQUIRED').check(
  normalize('NFKC'),
  minLength(1, 'REQUIRED'),
  minLength(passwordLength.least, 'TOO_SHORT'),
  maxLength(passwordLength.most, 'TOO_LONG'),
)
const nameField = string('REQUIRED').check(
  trim(),
  normalize('NFC'),
  minLength(1, 'REQUIRED'),
  refine((text) => [...text].length <= longestPersonName, 'TOO_LONG'),
  regex(personNamePattern, 'INVALID'),
)
const linkToken = string('REQUIRED').check(minLength(1, 'REQUIRED'), maxLength(200, 'INVALID'))

/**
 * What each address below `identityPath` takes (rules/account#identity-provider), all by POST in JSON. The last three
 * ask for `Authorization: Bearer` as well. Texts come out trimmed and in one Unicode form.
 */
export const identityRequests = {
  /** 202 whether the address has an account or not; a message says how to go on. */
  register: strictObject({
    email: emailField,
    password: newPassword,
    firstName: nameField,
    lastName: nameField,
  }),
  /** Makes the account of a registration, from the link of its message: 200 and a session. */
  'confirm-email': strictObject({ token: linkToken }),
  /** 200 and a session. */
  'sign-in': strictObject({ email: emailField, password: givenPassword }),
  /** 202 whether the address has an account or not; a message has the link. */
  'forgot-password': strictObject({ email: emailField }),
  /** 204; every session of the account ends. */
  'reset-password': strictObject({ token: linkToken, password: newPassword }),
  /** 204; every other session of the account ends. */
  'change-password': strictObject({ currentPassword: givenPassword, newPassword }),
  /** 204; the account and what belongs to it are gone, save what the law keeps (rules/account#deleting-an-account). */
  'delete-account': strictObject({ password: givenPassword }),
  /** 204, a second time as well; the token is refused from then on. */
  'sign-out': strictObject({}),
} as const satisfies Readonly<Record<string, ZodMiniType>>

/** The last part of an address of the identity provider. */
export type IdentityAction = keyof typeof identityRequests
export type IdentityRequest<Action extends IdentityAction> = Infer<(typeof identityRequests)[Action]>

const session = object({
  /** A signed JWT, sent as `Authorization: Bearer`. */
  token: string().check(minLength(shortestToken)),
  /** When it ends, by the API's clock: an ISO instant. */
  expiresAt: iso.datetime(),
  user: object({ id: string(), email: string(), firstName: string(), lastName: string() }),
})
/** What a browser is given when somebody has signed in. */
export type IdentitySession = Infer<typeof session>

/** The session in an answer of sign-in and of confirm-email; null for anything else. */
export function readSession(json: unknown): IdentitySession | null {
  const parsed = safeParse(session, json)
  return parsed.success ? parsed.data : null
}

const problems = object({
  userErrors: array(
    object({
      code: oneOf(identityErrorCodes),
      /** The field of the request that is meant; null for none of them. */
      field: nullable(string()),
      /** In English, for people. */
      message: string(),
    }),
  ).check(minLength(1)),
  /** With `TOO_MANY_ATTEMPTS`, as in the header Retry-After. */
  retryAfterSeconds: optional(number()),
})
/** Why the provider refused, as data; its status is 4xx. */
export type IdentityProblems = Infer<typeof problems>

/** The reasons in a refusal; null when it holds none, as an answer of something in front of the provider. */
export function readIdentityProblems(json: unknown): IdentityProblems | null {
  const parsed = safeParse(problems, json)
  return parsed.success ? parsed.data : null
}
