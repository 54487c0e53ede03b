import { existsSync, readFileSync } from 'node:fs'
import { type DocumentNode, Kind, type OperationDefinitionNode, OperationTypeNode, parse } from 'graphql'

/** An operation the storefront can send. */
export interface Operation {
  readonly name: string
  readonly text: string
  readonly document: DocumentNode
  readonly definition: OperationDefinitionNode
  readonly isMutation: boolean
}

const manifest = new URL('../../web/operations.json', import.meta.url)

/** Every operation of the storefront's manifest, by name. */
export function readOperations(): Operation[] {
  if (!existsSync(manifest)) throw new Error('web/operations.json is missing: npm run codegen writes it.')
  const texts = Object.values<unknown>(JSON.parse(readFileSync(manifest, 'utf8')))
  return texts.map((text) => operationOf(String(text))).toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** Reads a document that holds one operation. */
export function operationOf(text: string): Operation {
  const document = parse(text)
  const definition = document.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION)
  if (!definition) throw new Error(`Not a document with an operation: ${text}`)
  return {
    name: definition.name?.value ?? 'unnamed',
    text,
    document,
    definition,
    isMutation: definition.operation === OperationTypeNode.MUTATION,
  }
}
