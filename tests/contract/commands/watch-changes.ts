import { type OperationDefinitionNode, OperationTypeNode, parse, valueFromASTUntyped, visit } from 'graphql'
import type { Send } from '../runner/api.ts'

/** A field of a mutation that was sent, such as `placeOrder`. */
export interface Change {
  readonly field: string
  readonly args: Readonly<Record<string, unknown>>
  /**
   * Whether the answer says that it was done. A document that does not ask for `userErrors` hears of no refusal: it
   * counts as done, for too much said to be left is better than too little.
   */
  readonly isDone: boolean
}

/** Sends as before, and keeps what was sent of some fields of mutations, also where no answer came. */
export function watchingChanges(
  send: Send,
  fields: readonly string[],
): { readonly send: Send; readonly changes: () => readonly Change[] } {
  const changes: Change[] = []
  return {
    async send(request) {
      const text = request.method === 'POST' ? await request.clone().text() : ''
      const asked = fields.some((field) => text.includes(field)) ? askedIn(text, fields) : []
      if (asked.length === 0) return send(request)
      const keep = (data: Data | null) =>
        changes.push(...asked.map(({ key, ...rest }) => ({ ...rest, isDone: isDone(data?.[key]) })))
      try {
        const response = await send(request)
        keep(await dataOf(response.clone()))
        return response
      } catch (error) {
        keep(null)
        throw error
      }
    },
    changes: () => [...changes],
  }
}

interface Asked {
  readonly field: string
  readonly args: Readonly<Record<string, unknown>>
  /** The name by which it is answered. */
  readonly key: string
}

/** Which of these fields the mutations of a body ask for; none of what is no such body. */
function askedIn(text: string, fields: readonly string[]): Asked[] {
  try {
    // What has no such members throws, or asks for nothing.
    const { query, variables } = JSON.parse(text) as { query: string; variables?: Record<string, unknown> }
    const asked: Asked[] = []
    visit(parse(query), {
      OperationDefinition: (operation) => (isMutation(operation) ? undefined : false),
      Field({ name: { value: field }, alias, arguments: given = [] }) {
        if (!fields.includes(field)) return
        const args = given.map(({ name, value }) => [name.value, valueFromASTUntyped(value, variables)])
        asked.push({ field, args: Object.fromEntries(args), key: alias?.value ?? field })
      },
    })
    return asked
  } catch {
    // What cannot be read is refused, and changes nothing.
    return []
  }
}

function isMutation({ operation }: OperationDefinitionNode): boolean {
  return operation === OperationTypeNode.MUTATION
}

type Data = Readonly<Record<string, { readonly userErrors?: readonly unknown[] | null } | null>>

async function dataOf(response: Response): Promise<Data | null> {
  try {
    // What is no such answer is not done.
    return ((await response.json()) as { data?: Data | null }).data ?? null
  } catch {
    // What is no JSON says nothing.
    return null
  }
}

function isDone(payload: Data[string] | undefined): boolean {
  return payload != null && (payload.userErrors ?? []).length === 0
}
