import {
  type DocumentNode,
  getNamedType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { type Outcome, outcomeOf } from './seen.ts'

/** Every outcome that an operation can have by the contract: what its answers may hold, and what may be sent with it. */
export function goalsOf(schema: GraphQLSchema, document: DocumentNode): Set<Outcome> {
  const goals = new Set<Outcome>()
  const known = new Set<string>()
  const typeInfo = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      Field() {
        const parent = typeInfo.getParentType()
        const field = typeInfo.getFieldDef()
        if (!parent || !field) return
        const place = `${parent.name}.${field.name}`
        addAnswered(place, field.type)
        if (field.args.some(({ name }) => name === 'page')) addPages(place)
      },
      Argument() {
        const parent = typeInfo.getParentType()
        const field = typeInfo.getFieldDef()
        const argument = typeInfo.getArgument()
        if (parent && field && argument) addSent(`${parent.name}.${field.name}.${argument.name}`, argument)
      },
    }),
  )
  return goals

  function addAnswered(coordinate: string, type: GraphQLOutputType): void {
    if (!isNonNullType(type)) goals.add(outcomeOf.isNull(coordinate)).add(outcomeOf.hasValue(coordinate))
    if (isListType(getNullableType(type)))
      goals.add(outcomeOf.isEmpty(coordinate)).add(outcomeOf.isFilled(coordinate))
    const named = getNamedType(type)
    if (isEnumType(named))
      for (const { name } of named.getValues()) goals.add(outcomeOf.isAnswered(`${named.name}.${name}`))
  }

  function addPages(place: string): void {
    const { isFullPage, isLastPage, isBeyond, hasNoResult } = outcomeOf
    for (const outcome of [isFullPage, isLastPage, isBeyond, hasNoResult]) goals.add(outcome(place))
  }

  function addSent(coordinate: string, { type, defaultValue }: GraphQLArgument | GraphQLInputField): void {
    goals.add(outcomeOf.isSent(coordinate))
    if (!isNonNullType(type) && defaultValue === undefined) goals.add(outcomeOf.isLeftOut(coordinate))
    addInside(type)
  }

  function addInside(type: GraphQLInputType): void {
    const named = getNamedType(type)
    if (known.has(named.name)) return
    known.add(named.name)
    if (isEnumType(named))
      for (const { name } of named.getValues()) goals.add(outcomeOf.isSent(`${named.name}.${name}`))
    if (isInputObjectType(named))
      for (const field of Object.values(named.getFields())) addSent(`${named.name}.${field.name}`, field)
  }
}
