import { safeParse, type infer as Infer, type ZodMiniType } from 'zod/mini'

/** What a service has answered, where it is JSON of a form; null for anything else. */
export function readAs<Schema extends ZodMiniType>(
  schema: Schema,
  { text }: { readonly text: string },
): Infer<Schema> | null {
  try {
    const { success, data } = safeParse(schema, JSON.parse(text))
    return success ? data : null
  } catch {
    // What is no JSON is of no form.
    return null
  }
}
