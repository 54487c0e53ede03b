import {
  execute,
  GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isObjectType,
  OperationTypeNode,
  getOperationAST,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Fault } from '@shop/schema/http/world-faults'
import type { GraphContext } from './context.ts'

type Resolve = GraphQLFieldResolver<unknown, GraphContext>

/** What becomes of a request besides its answer: fields that fail, and whether its reads are stale. */
export interface ExecutionFaults {
  /** As `Type.field`. */
  readonly failingFields: readonly string[]
  readonly isStale: boolean
}

export function executionFaults(faults: readonly Fault[]): ExecutionFaults {
  return {
    failingFields: faults.flatMap((fault) => (fault.kind === 'partial-data' ? [fault.field] : [])),
    isStale: faults.some(({ kind }) => kind === 'stale-read'),
  }
}

/** Whether the contract has a field, named as `Type.field`. */
export function hasField(schema: GraphQLSchema, coordinate: string): boolean {
  return fieldAt(schema, coordinate) !== undefined
}

/**
 * Lets single fields fail, and queries be answered from the past of their world (rules/worlds-and-mock#faults). Fields
 * fail in a schema of their own, made when the first is to: the one that answers everybody else is left alone.
 */
export function faultyExecution(makeSchema: () => GraphQLSchema): Plugin<GraphContext & ExecutionFaults> {
  let last: { readonly fields: string; readonly schema: GraphQLSchema } | null = null

  function schemaWithout(fields: readonly string[]): GraphQLSchema {
    const key = fields.join(' ')
    if (last?.fields === key) return last.schema
    const schema = makeSchema()
    for (const coordinate of fields) {
      const field = fieldAt(schema, coordinate)
      if (field) field.resolve = failing(field.resolve, isMutation(schema, coordinate))
    }
    last = { fields: key, schema }
    return schema
  }

  return {
    onExecute({ args, context, extendContext, setExecuteFn }) {
      const { failingFields, isStale, world } = context
      const isQuery =
        getOperationAST(args.document, args.operationName)?.operation === OperationTypeNode.QUERY
      if (isStale && isQuery) extendContext({ world: world.past() })
      if (failingFields.length > 0) {
        setExecuteFn((asked) => execute({ ...asked, schema: schemaWithout(failingFields) }))
      }
    },
  }
}

/** A mutation is done before its answer fails; what others would answer is not looked up. */
function failing(resolve: Resolve | undefined, isDoneFirst: boolean): Resolve {
  return async (...asked) => {
    if (isDoneFirst) await resolve?.(...asked)
    throw new GraphQLError('This field fails on purpose in this world.', {
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    })
  }
}

function isMutation(schema: GraphQLSchema, coordinate: string): boolean {
  return coordinate.startsWith(`${schema.getMutationType()?.name}.`)
}

function fieldAt(schema: GraphQLSchema, coordinate: string) {
  const [typeName = '', fieldName = ''] = coordinate.split('.')
  const type = schema.getType(typeName)
  return isObjectType(type) ? type.getFields()[fieldName] : undefined
}
