import type { $ZodType } from 'zod/v4/core'
import { safeParse } from 'zod/v4/core'
import type { Refusal } from './refusal.ts'
import { largeBody, otherContent } from './refuse-body.ts'
import { readBody } from './request-body.ts'

/** A body that fits its shape, or why it does not, with the status of an answer that says so. */
export type Checked<T> = { readonly success: true; readonly data: T } | Unfit

interface Unfit {
  readonly success: false
  readonly status: 400 | 413 | 415
  readonly refusals: readonly Refusal[]
}

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
  return { success: false, status: 400, refusals }
}

/** The body as JSON; why it is none where it has another type, is too large or cannot be read. */
export async function readJson(request: Request): Promise<Checked<unknown>> {
  const other = otherContent(request)
  if (other) return unread(415, other)
  const text = await readBody(request)
  if (text === undefined) return unread(413, largeBody)
  try {
    return { success: true, data: JSON.parse(text) as unknown }
  } catch {
    return unread(400, { code: 'BAD_USER_INPUT', message: 'The body is no JSON.', argument: 'body' })
  }
}

function unread(status: Unfit['status'], refusal: Refusal): Unfit {
  return { success: false, status, refusals: [refusal] }
}
