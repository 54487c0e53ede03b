/**
 * Code generator plugin: for each operation of the storefront its query options and its hook.
 * The maintained React Query plugins write hooks only, not the `queryOptions` that a loader and a
 * component share, so this small one writes both. `split-operations.mjs` makes modules of what it writes.
 */
import { Kind, visit } from 'graphql'

const lowerFirst = (text) => text[0].toLowerCase() + text.slice(1)

function operationsOf(documents) {
  const operations = []
  for (const { document } of documents) {
    visit(document, { [Kind.OPERATION_DEFINITION]: (node) => void operations.push(node) })
  }
  return operations.sort((a, b) => a.name.value.localeCompare(b.name.value))
}

function queryCode(operation) {
  const name = operation.name.value
  const required = operation.variableDefinitions.some(
    ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
  )
  const variables = `variables: Types.${name}QueryVariables${required ? '' : ' = {}'}`
  return `// operation ${name}

export function ${lowerFirst(name)}Query(${variables}) {
  return queryOptions({
    queryKey: ['${name}', variables],
    queryFn: ({ signal }): Promise<Types.${name}Query> => request(${name}Document, variables, { signal }),
  })
}

export function use${name}(${variables}) {
  return useSuspenseQuery(${lowerFirst(name)}Query(variables)).data
}
`
}

function mutationCode(operation) {
  const name = operation.name.value
  return `// operation ${name}

export function use${name}Mutation() {
  return useMutation({
    mutationFn: (variables: Types.${name}MutationVariables): Promise<Types.${name}Mutation> =>
      request(${name}Document, variables),
  })
}
`
}

export function plugin(_schema, documents) {
  const operations = operationsOf(documents)
  const queries = operations.filter(({ operation }) => operation === 'query')
  const mutations = operations.filter(({ operation }) => operation === 'mutation')
  return [...queries.map(queryCode), ...mutations.map(mutationCode)].join('\n')
}
