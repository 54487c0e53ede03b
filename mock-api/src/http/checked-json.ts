import type { $ZodType } from 'zod/v4/core'
import { safeParse } from 'zod/v4/core'
import type { Refusal } from './refusal.ts'
import { readBody } from './request-body.ts'

/** A body that fits its shape, or why it does not. */
export type Checked<T> =
  | { readonly success: true; readonly data: T }
  | { readonly success: false; readonly refusals: readonly Refusal[] }

/** The body of a request in a shape; one that is no JSON, or too large, fits none. */
export async function readChecked<T>(request: Request, schema: $ZodType<T>): Promise<Checked<T>> {
  return checked(await readJson(request), schema)
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

/** The body as JSON; undefined, which no shape takes, when it is none or too large. */
export async function readJson(request: Request): Promise<unknown> {
  // A page of another host can send any other type without asking first.
  if (!request.headers.get('content-type')?.startsWith('application/json')) return undefined
  try {
    return JSON.parse((await readBody(request)) ?? '')
  } catch {
    return undefined
  }
}
