import { type DocumentNode, type ExecutionArgs, getOperationAST, OperationTypeNode } from 'graphql'
import type { CompiledQuery } from 'graphql-jit'
import type { Plugin } from 'graphql-yoga'

/** How often a document is asked for before it is worth its few milliseconds of compiling. */
const askedBefore = 3

/** How far a document is: compiled once it has been asked for often enough, and never if it cannot be. */
interface Known {
  asked: number
  compiled: CompiledQuery['query'] | null
}

/**
 * Answers queries that are asked again and again by code compiled for them, which takes a third of the time that
 * interpreting them does. What is asked for the first times is interpreted, mutations always: a start brings no
 * compiler along, and a developer's experiments need none. So is what fails: the compiler says less of errors.
 */
export function compileRepeated(): Plugin {
  const documents = new WeakMap<DocumentNode, Map<string, Known>>()

  return {
    onExecute({ args, executeFn, setExecuteFn }) {
      const known = knownOf(args)
      known.asked += 1
      const { compiled } = known
      if (known.asked === askedBefore) void compile(args, known)
      if (!compiled) return
      setExecuteFn(async (asked: ExecutionArgs) => {
        const result = await compiled(asked.rootValue, asked.contextValue, asked.variableValues)
        return result.errors ? executeFn(asked) : result
      })
    },
  }

  function knownOf({ document, operationName }: ExecutionArgs): Known {
    const operations = documents.get(document) ?? new Map<string, Known>()
    documents.set(document, operations)
    const known = operations.get(operationName ?? '') ?? { asked: 0, compiled: null }
    operations.set(operationName ?? '', known)
    return known
  }
}

/** The compiler, once it is there: what has been asked for often enough is compiled right after. */
export function loadCompiler() {
  return import('graphql-jit')
}

async function compile(args: ExecutionArgs, known: Known): Promise<void> {
  const { schema, document, operationName } = args
  if (!isQuery(document, operationName)) return
  const { compileQuery, isCompiledQuery } = await loadCompiler()
  try {
    const compiled = compileQuery(schema, document, operationName ?? undefined)
    if (isCompiledQuery(compiled)) known.compiled = compiled.query
  } catch {
    // What cannot be compiled is interpreted, as before.
  }
}

function isQuery(document: DocumentNode, operationName: string | null | undefined): boolean {
  return getOperationAST(document, operationName)?.operation === OperationTypeNode.QUERY
}
