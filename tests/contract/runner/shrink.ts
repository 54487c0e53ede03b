import {
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  Kind,
  parse,
  print,
  validate,
  visit,
} from 'graphql'
import { getVariableValues } from 'graphql/execution/values.js'
import { operationOf } from '../operations.ts'
import type { Sent } from './outcome.ts'

/** More requests than this are not spent on making one smaller. */
const mostTries = 150

/**
 * The smallest request that still shows what a larger one does: fields, arguments and variables are left out as long
 * as `shows` says so. A request that keeps the contract stays one, and one that breaks it goes on to.
 */
export async function smallestRequest(
  sent: Sent,
  schema: GraphQLSchema,
  shows: (sent: Sent) => Promise<boolean>,
): Promise<Sent> {
  const isWrong = breaksContract(sent, schema)
  let tries = 0
  const isStillShown = async (smaller: Sent) => {
    if (breaksContract(smaller, schema) !== isWrong || tries >= mostTries) return false
    tries += 1
    return shows(smaller)
  }
  let smallest = withoutFragments(sent)
  if (!(await isStillShown(smallest))) return sent
  smallest = await withFewestFields(smallest, isStillShown)
  for (const leaveOut of [withoutArgument, withoutVariable, withShorterList]) {
    for (let index = 0; ;) {
      const smaller = leaveOut(smallest, index)
      if (smaller === null) break
      if (await isStillShown(smaller)) smallest = smaller
      else index += 1
    }
  }
  return smallest
}

function breaksContract({ query, variables }: Sent, schema: GraphQLSchema): boolean {
  const { document, definition } = operationOf(query)
  if (validate(schema, document).length > 0) return true
  const { errors } = getVariableValues(schema, definition.variableDefinitions ?? [], { ...variables })
  return errors !== undefined
}

/** The same with each fragment written where it is used, so that every use can be made smaller by itself. */
function withoutFragments({ query, variables }: Sent): Sent {
  const document = parse(query)
  const fragments = new Map(
    document.definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [],
    ),
  )
  const inline = (node: DocumentNode): DocumentNode =>
    visit(node, {
      FragmentSpread(spread) {
        const fragment = fragments.get(spread.name.value)
        if (!fragment) return undefined
        const { typeCondition, selectionSet } = fragment
        return {
          kind: Kind.INLINE_FRAGMENT,
          typeCondition,
          selectionSet,
          directives: spread.directives ?? [],
        }
      },
    })
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION)
  if (!operation) return { query, variables }
  let whole: DocumentNode = { kind: Kind.DOCUMENT, definitions: [operation] }
  // A fragment may use another; a circle would be refused, and ends here.
  for (let depth = 0; depth < 12; depth += 1) whole = inline(whole)
  return { query: print(whole), variables }
}

/** Delta debugging over the fields without a selection: halves, quarters and so on are left out while it still shows. */
async function withFewestFields(sent: Sent, isShown: (sent: Sent) => Promise<boolean>): Promise<Sent> {
  const document = parse(sent.query)
  const leaves: FieldNode[] = []
  visit(document, { Field: (field) => void (field.selectionSet ? null : leaves.push(field)) })
  const withOnly = (kept: readonly FieldNode[]) => pruned(sent, document, new Set(kept))
  let kept = leaves
  let parts = 2
  while (kept.length > 1) {
    const size = Math.ceil(kept.length / parts)
    let smaller: FieldNode[] | null = null
    for (let start = 0; start < kept.length && smaller === null; start += size) {
      const part = kept.slice(start, start + size)
      const rest = kept.filter((leaf) => !part.includes(leaf))
      if (await isShown(withOnly(part))) smaller = part
      else if (parts > 2 && (await isShown(withOnly(rest)))) smaller = rest
    }
    if (smaller) [kept, parts] = [smaller, 2]
    else if (size === 1) break
    else parts = Math.min(parts * 2, kept.length)
  }
  return withOnly(kept)
}

function pruned({ variables }: Sent, document: DocumentNode, kept: ReadonlySet<FieldNode>): Sent {
  const smaller: DocumentNode = visit(document, {
    Field: { enter: (field) => (field.selectionSet || kept.has(field) ? undefined : null) },
  })
  // What has no selection left goes too, from the innermost on.
  const tidy: DocumentNode = visit(smaller, {
    Field: { leave: (field) => (field.selectionSet?.selections.length === 0 ? null : undefined) },
    InlineFragment: {
      leave: ({ selectionSet }) => (selectionSet.selections.length === 0 ? null : undefined),
    },
  })
  return withoutUnused({ query: print(tidy), variables })
}

/** Leaves out the argument with an index; null where there is none. */
function withoutArgument({ query, variables }: Sent, index: number): Sent | null {
  let at = -1
  let isFound = false
  const document: DocumentNode = visit(parse(query), {
    Argument() {
      at += 1
      if (at !== index) return undefined
      isFound = true
      return null
    },
  })
  return isFound ? withoutUnused({ query: print(document), variables }) : null
}

/** Leaves out the value of a variable, so that its default holds. */
function withoutVariable({ query, variables }: Sent, index: number): Sent | null {
  const name = Object.keys(variables)[index]
  if (name === undefined) return null
  const { [name]: _, ...others } = variables
  return { query, variables: others }
}

/** Takes an element off the end of a list among the variables, the first list that has one left. */
function withShorterList({ query, variables }: Sent, index: number): Sent | null {
  const lists = Object.entries(variables).filter(
    (entry): entry is [string, unknown[]] => Array.isArray(entry[1]) && entry[1].length > 0,
  )
  const list = lists[index]
  if (!list) return null
  const [name, values] = list
  return { query, variables: { ...variables, [name]: values.slice(0, -1) } }
}

/** A definition and a value of a variable that nothing uses would be one more thing to read. */
function withoutUnused({ query, variables }: Sent): Sent {
  const document = parse(query)
  const used = new Set<string>()
  visit(document, {
    VariableDefinition: () => false,
    Variable: ({ name }) => void used.add(name.value),
  })
  const smaller: DocumentNode = visit(document, {
    VariableDefinition: ({ variable }) => (used.has(variable.name.value) ? undefined : null),
  })
  const left = Object.entries(variables).filter(([name]) => used.has(name))
  return { query: print(smaller), variables: Object.fromEntries(left) }
}
