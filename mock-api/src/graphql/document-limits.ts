import {
  type ASTVisitor,
  type FieldNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql'

export const maxDepth = 12
/** The shop's largest document costs about a tenth of it. */
export const maxCost = 1000
/** What a field of the query type costs, whatever it is asked for; every other field costs 1. */
const rootFieldCost = 25

export interface Size {
  readonly depth: number
  readonly cost: number
}

const nothing: Size = { depth: 0, cost: 0 }

/**
 * How deep an operation nests and what it costs (rules/contract#limits). Fragments count wherever they are used, and an
 * alias makes another field. Introspection is exempt, for GraphiQL; graphql-js bounds it.
 */
export function sizeOfOperation(
  operation: OperationDefinitionNode,
  fragmentNamed: (name: string) => FragmentDefinitionNode | null | undefined,
): Size {
  const fragmentSizes = new Map<string, Size>()

  function sizeOf({ selections }: SelectionSetNode, isRoot: boolean): Size {
    let { depth, cost } = nothing
    for (const selection of selections) {
      const size =
        selection.kind === Kind.FIELD
          ? sizeOfField(selection, isRoot)
          : selection.kind === Kind.INLINE_FRAGMENT
            ? sizeOf(selection.selectionSet, isRoot)
            : sizeOfSpread(selection, isRoot)
      depth = Math.max(depth, size.depth)
      cost += size.cost
    }
    return { depth, cost }
  }

  function sizeOfField({ name, selectionSet }: FieldNode, isRoot: boolean): Size {
    if (name.value === '__schema' || name.value === '__type') return nothing
    const below = selectionSet ? sizeOf(selectionSet, false) : nothing
    return { depth: below.depth + 1, cost: below.cost + (isRoot ? rootFieldCost : 1) }
  }

  function sizeOfSpread({ name }: FragmentSpreadNode, isRoot: boolean): Size {
    const key = `${name.value} ${isRoot}`
    const known = fragmentSizes.get(key)
    const fragment = fragmentNamed(name.value)
    if (known || !fragment) return known ?? nothing
    // Until it is measured it counts nothing, so that a circle, which another rule refuses, ends here.
    fragmentSizes.set(key, nothing)
    const size = sizeOf(fragment.selectionSet, isRoot)
    fragmentSizes.set(key, size)
    return size
  }

  return sizeOf(operation.selectionSet, true)
}

/** Refuses documents that nest or ask for more than any page of the shop needs. */
export function documentLimitsRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      const { depth, cost } = sizeOfOperation(operation, (name) => context.getFragment(name))
      const problems = [
        depth > maxDepth && `The document is too deep: at most ${maxDepth} levels are allowed.`,
        cost > maxCost && `The document asks for too much: it costs ${cost}, at most ${maxCost} is allowed.`,
      ]
      for (const message of problems) {
        if (message) context.reportError(new GraphQLError(message, { nodes: operation, extensions }))
      }
    },
  }
}

const extensions = { code: 'BAD_USER_INPUT', argument: 'query' }
