import { type GraphQLNamedType, isEnumType, isInputObjectType, isObjectType } from 'graphql'
import { expect, it } from 'vitest'
import { shopContract } from './shop-contract.ts'

interface ContractPart {
  /** `Query.payment(transactionId)`, as the documents of GraphQL write it. */
  readonly place: string
  readonly description: string | null | undefined
}

it('every type, field, argument and value of the contract says what it means', () => {
  const types = Object.values(shopContract().getTypeMap()).filter(({ name }) => !name.startsWith('__'))
  const parts = types.flatMap(partsOf)
  expect(parts.length).toBeGreaterThan(800)
  expect(parts.filter(({ description }) => !description).map(({ place }) => place)).toEqual([])
})

/** A type, and all that it holds. */
function partsOf(type: GraphQLNamedType): ContractPart[] {
  const { name, description } = type
  return [{ place: name, description }, ...membersOf(type)]
}

function membersOf(type: GraphQLNamedType): ContractPart[] {
  if (isEnumType(type)) return type.getValues().map((value) => memberOf(type, value))
  if (isInputObjectType(type)) return Object.values(type.getFields()).map((field) => memberOf(type, field))
  if (!isObjectType(type)) return []
  return Object.values(type.getFields()).flatMap((field) => {
    const own = memberOf(type, field)
    const args = field.args.map(({ name, description }) => ({ place: `${own.place}(${name})`, description }))
    return [own, ...args]
  })
}

function memberOf(
  { name }: GraphQLNamedType,
  member: { readonly name: string; readonly description?: ContractPart['description'] },
): ContractPart {
  return { place: `${name}.${member.name}`, description: member.description }
}
