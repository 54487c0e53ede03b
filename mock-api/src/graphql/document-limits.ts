import {
  type ASTVisitor,
  type FieldNode,
  type FragmentSpreadNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql'

export const maxDepth = 12

/**
 * Refuses documents that nest deeper than any page of the shop needs (rules/contract#limits). Fragments count wherever
 * they are used. Introspection is exempt, for GraphiQL; graphql-js bounds it.
 */
export function documentDepthRule(context: ValidationContext): ASTVisitor {
  const fragmentDepths = new Map<string, number>()

  function depthOf({ selections }: SelectionSetNode): number {
    let depth = 0
    for (const selection of selections) {
      const below =
        selection.kind === Kind.FIELD
          ? depthOfField(selection)
          : selection.kind === Kind.INLINE_FRAGMENT
            ? depthOf(selection.selectionSet)
            : depthOfSpread(selection)
      depth = Math.max(depth, below)
    }
    return depth
  }

  function depthOfField({ name, selectionSet }: FieldNode): number {
    if (name.value === '__schema' || name.value === '__type') return 0
    return 1 + (selectionSet ? depthOf(selectionSet) : 0)
  }

  function depthOfSpread({ name }: FragmentSpreadNode): number {
    const known = fragmentDepths.get(name.value)
    const fragment = context.getFragment(name.value)
    if (known !== undefined || !fragment) return known ?? 0
    // Until it is measured it has no depth, so that a circle, which another rule refuses, ends here.
    fragmentDepths.set(name.value, 0)
    const depth = depthOf(fragment.selectionSet)
    fragmentDepths.set(name.value, depth)
    return depth
  }

  return {
    OperationDefinition(operation) {
      if (depthOf(operation.selectionSet) <= maxDepth) return
      const message = `The document is too deep: at most ${maxDepth} levels are allowed.`
      context.reportError(new GraphQLError(message, { nodes: operation, extensions: badUserInput }))
    },
  }
}

const badUserInput = { code: 'BAD_USER_INPUT', argument: 'query' }

/** Refuses numbers in a document that no computer holds: graphql-js would hand on infinity. */
export function finiteNumbersRule(context: ValidationContext): ASTVisitor {
  function check(node: { readonly value: string }): void {
    if (Number.isFinite(Number(node.value))) return
    const shown = node.value.length > 40 ? `${node.value.slice(0, 40)}…` : node.value
    context.reportError(new GraphQLError(`The number ${shown} is too large.`, { extensions: badUserInput }))
  }
  return { FloatValue: check, IntValue: check }
}
