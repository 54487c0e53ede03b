import {
  type DocumentNode,
  getNamedType,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'

/**
 * What of a schema an operation touches, as coordinates: `Design`, `Design.name`, `Query.listDesigns.page`. Of what it
 * is answered an enum stands for all its values; of what it sends an input type counts with all its fields, since
 * variables may hold any of them.
 */
export interface Touched {
  readonly outputs: ReadonlySet<string>
  readonly inputs: ReadonlySet<string>
}

/** What an operation asks of a schema, by which its document is valid. */
export function touchedBy(schema: GraphQLSchema, document: DocumentNode): Touched {
  const outputs = new Set<string>()
  const inputs = new Set<string>()
  const typeInfo = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      Field() {
        const parent = typeInfo.getParentType()
        const field = typeInfo.getFieldDef()
        if (!parent || !field) return
        outputs.add(parent.name).add(`${parent.name}.${field.name}`).add(getNamedType(field.type).name)
      },
      Argument() {
        const parent = typeInfo.getParentType()
        const field = typeInfo.getFieldDef()
        const argument = typeInfo.getArgument()
        if (!parent || !field || !argument) return
        inputs.add(`${parent.name}.${field.name}.${argument.name}`)
        addInput(getNamedType(argument.type), inputs)
      },
    }),
  )
  return { outputs, inputs }
}

/** An input type with all that it holds. */
function addInput(type: GraphQLNamedType, inputs: Set<string>): void {
  if (inputs.has(type.name)) return
  inputs.add(type.name)
  if (!isInputObjectType(type)) return
  for (const field of Object.values(type.getFields())) {
    inputs.add(`${type.name}.${field.name}`)
    addInput(getNamedType(field.type), inputs)
  }
}

/** Why what stands at a coordinate of a schema is deprecated; null when it is not, or is not there. */
export function deprecationAt(schema: GraphQLSchema, coordinate: string): string | null {
  const [typeName = '', fieldName, argumentName] = coordinate.split('.')
  const type = schema.getType(typeName)
  if (!type || fieldName === undefined || !('getFields' in type)) return null
  const field = type.getFields()[fieldName]
  const place =
    field && argumentName !== undefined && 'args' in field
      ? field.args.find(({ name }) => name === argumentName)
      : field
  return place?.deprecationReason ?? null
}

/** The deprecated values of an enum, with the reasons; none of what is no enum. */
export function deprecatedValues(schema: GraphQLSchema, typeName: string): [string, string][] {
  const type = schema.getType(typeName)
  if (!isEnumType(type)) return []
  return type
    .getValues()
    .flatMap(({ name, deprecationReason }): [string, string][] =>
      deprecationReason ? [[name, deprecationReason]] : [],
    )
}
