import type { $ZodType } from 'zod/v4/core'
import { safeParse } from 'zod/v4/core'
import type { Refusal } from './refusal.ts'
import { isJson, jsonWanted, tooLarge } from './refuse-body.ts'
import { readBody } from './request-body.ts'

/** A body that fits its shape, or why it does not. */
export type Checked<T> =
  | { readonly success: true; readonly data: T }
  | { readonly success: false; readonly refusals: readonly Refusal[] }

/** The body of a request in a shape. */
export async function readChecked<T>(request: Request, schema: $ZodType<T>): Promise<Checked<T>> {
  const body = await readJson(request)
  return body.success ? checked(body.data, schema) : body
}

/** A value from outside in a shape; what does not fit is named by where it stands. */
export function checked<T>(body: unknown, schema: $ZodType<T>): Checked<T> {
  const result = safeParse(schema, body)
  if (result.success) return result
  const refusals = result.error.issues.map(({ path, message }) => {
    const argument = path.join('.') || 'body'
    return { code: 'BAD_USER_INPUT', message: `${argument}: ${message}`, argument }
  })
  return { success: false, refusals }
}

/** The body as JSON; why it is none where it has another type, is too large or cannot be read. */
export async function readJson(request: Request): Promise<Checked<unknown>> {
  // A page of another host can send any other type without asking first.
  if (!isJson(request.headers)) return unread(jsonWanted)
  const text = await readBody(request)
  if (text === undefined) return unread(tooLarge)
  try {
    return { success: true, data: JSON.parse(text) as unknown }
  } catch {
    return unread('The body is no JSON.')
  }
}

function unread(message: string): Checked<never> {
  return { success: false, refusals: [{ code: 'BAD_USER_INPUT', message, argument: 'body' }] }
}
