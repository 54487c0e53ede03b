import { namedCustomers } from '@shop/fixtures/customers/named-customers'
import { createMockApi } from '@shop/mock-api/app'
import {
  getNamedType,
  getNullableType,
  type GraphQLOutputType,
  isEnumType,
  isListType,
  isObjectType,
  Kind,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type SelectionSetNode,
} from 'graphql'
import { describe, expect, it, vi } from 'vitest'
import { type Operation, operationOf, readOperations } from '../operations.ts'
import { shopContract } from '../shop-contract.ts'
import { tokenAtMock } from '../targets.ts'
import { readRecording, record } from './recording.ts'
import { leftOut, redactData, redactVariables } from './redact.ts'

// Hundreds of requests, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const schema = shopContract()
const operations = readOperations()
const named = (name: string): Operation => {
  const operation = operations.find((each) => each.name === name)
  if (!operation) throw new Error(`The storefront has no operation ${name}`)
  return operation
}

describe('of all that the storefront asks for, a recording keeps', () => {
  it('these texts alone', () => {
    const kept = operations.flatMap((operation) =>
      marksIn(redactData(schema, operation, markedAnswer(operation), [])),
    )
    expect([...new Set(kept)].toSorted()).toEqual([
      'AppointmentTime.time',
      'Asset.alt',
      'Asset.largeSource',
      'Asset.placeholder',
      'Asset.smallSource',
      'Asset.source',
      'Asset.stoneMask',
      'AttributeOption.id',
      'AttributeOption.name',
      'BookingService.displayName',
      'BookingService.id',
      'Category.id',
      'Channel.code',
      'ConsentWording.text',
      'ConsentWording.version',
      'Design.description',
      'Design.displayName',
      'Design.id',
      'Design.name',
      'Design.shortName',
      'Design.sku',
      'DesignAsset.tags',
      'DesignAttribute.name',
      'DesignChannel.channelCode',
      'DesignStock.attributes',
      'FacetOption.ids',
      'FixedAttribute.id',
      'FixedAttribute.name',
      'FixedAttribute.optionName',
      'Gemstone.countryOfOrigin',
      'Gemstone.culet',
      'Gemstone.fancyColour',
      'Gemstone.girdle',
      'Gemstone.id',
      'Gemstone.repNo',
      'Gemstone.shape',
      'Gemstone.species',
      'GemstoneAsset.smallSource',
      'GemstoneAsset.source',
      'Query.globalSearch',
      'Sale.subCategories',
      'SetStone.fancyColour',
      'SetStone.optionIds',
      'SetStone.shape',
      'SubCategory.id',
    ])
  })

  it('and of what was sent no text and no id', () => {
    const input = {
      idempotencyKey: 'press-1',
      basketItemIds: ['ring'],
      expectedTotal: 204_300,
      contact: { email: 'maria@example.com', firstName: 'Maria', lastName: 'Smith', phone: '07700900123' },
      delivery: { address: null, boutique: 'LONDON', day: '2027-01-18' },
      method: 'CARD',
      acceptsTerms: true,
      notInTheContract: 'Maria',
    }
    expect(redactVariables(schema, named('PlaceOrder'), { input, other: 'Maria' })).toEqual({
      input: {
        idempotencyKey: leftOut,
        basketItemIds: [leftOut],
        expectedTotal: 204_300,
        contact: { email: leftOut, firstName: leftOut, lastName: leftOut, phone: leftOut },
        delivery: { address: null, boutique: 'LONDON', day: '2027-01-18' },
        method: 'CARD',
        acceptsTerms: true,
        notInTheContract: leftOut,
      },
      other: leftOut,
    })
  })
})

describe('an answer', () => {
  const operation = operationOf('query WhoAmI { me: whoAmI { id email firstName } vat: getVat { vat } }')
  const redacted = (data: unknown) => redactData(schema, operation, data, [])

  it('says whether a text was there', () => {
    const me = { id: 4711, email: null, firstName: '' }
    expect(redacted({ me, vat: { vat: 20 } })).toEqual({
      me: { id: leftOut, email: null, firstName: '' },
      vat: { vat: 20 },
    })
  })

  it('loses what nobody asked for, and what stands where it should not', () => {
    const me = { id: '1', email: { secret: 'maria@example.com' }, nickname: 'Mia' }
    expect(redacted({ me, other: 'Mia' })).toEqual({ me: { id: leftOut, email: leftOut } })
    expect(redacted({ me: 'Maria', vat: [{ vat: true }] })).toEqual({ me: leftOut, vat: [{ vat: true }] })
  })
})

it('a text of the catalogue loses addresses, signatures and the secrets of whoever asked', () => {
  const design = operationOf('query RecentPiece { getDesignBySku(sku: "a") { name sku displayName } }')
  const texts = {
    name: 'Ask maria@example.com',
    sku: 'for key-4711',
    displayName: 'https://a.test/b.webp?signature=abc',
  }
  expect(redactData(schema, design, { getDesignBySku: texts }, ['key-4711', ''])).toEqual({
    getDesignBySku: { name: 'Ask (e-mail)', sku: '(secret)', displayName: 'https://a.test/b.webp' },
  })
})

it('nothing of a customer, of what was typed or of the caller stays in a recording of the mock', async () => {
  const mockApi = createMockApi()
  const url = 'http://mock.test/graphql'
  const send = (request: Request) => mockApi.fetch(request)
  const token = await tokenAtMock(url, send)
  const address = { url, apiKey: 'key-of-somebody', channel: '1', token, send }
  const text = JSON.stringify(await record(address, schema, operations, { canWrite: true, most: 4 }))
  mockApi.close()
  const [{ email, firstName, lastName }] = namedCustomers
  const personal = [
    [email, firstName, lastName, 'home', token, token.split('.')[1], 'key-of-somebody'],
    // Of her second address and her orders.
    ['60 Example Street', 'Bristol', 'BS60', '7700900618', 'EVER YOURS', 'For Christmas'],
    // What the variables of the contract say.
    ['Anne-Marie', 'anne-marie@', 'contract@', 'Larkfield', 'BA1 5LR', '07700900461', 'contract-'],
  ].flat()
  for (const each of personal) expect([each, text.includes(`${each}`)]).toEqual([each, false])
  // It holds something all the same.
  const { operations: kept, recordedAt } = readRecording(text)
  expect(kept['Addresses']?.[0]?.data).toMatchObject({ addresses: [{ line1: leftOut, isDefault: true }, {}] })
  expect(kept['DesignDetail']?.[0]?.data).toMatchObject({
    getDesignBySku: { sku: expect.stringMatching(/^PR-/) },
  })
  expect(recordedAt).toMatch(/^Wed, 25 Nov 2026/)
})

/** An answer in which each text and id is the name of its place. */
function markedAnswer({ document, definition }: Operation): unknown {
  const fragments = new Map(
    document.definitions
      .filter((each): each is FragmentDefinitionNode => each.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  )
  const root = schema.getRootType(definition.operation)
  return root && objectOf(definition.selectionSet, root)

  function objectOf({ selections }: SelectionSetNode, parent: GraphQLObjectType): Record<string, unknown> {
    const object: Record<string, unknown> = {}
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const field = parent.getFields()[selection.name.value]
        const key = (selection.alias ?? selection.name).value
        if (field) object[key] = valueOf(selection.selectionSet, field.type, `<${parent.name}.${field.name}>`)
      } else {
        const inside =
          selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value)
        if (inside) Object.assign(object, objectOf(inside.selectionSet, parent))
      }
    }
    return object
  }

  function valueOf(
    selectionSet: SelectionSetNode | undefined,
    type: GraphQLOutputType,
    mark: string,
  ): unknown {
    const nullable = getNullableType(type)
    if (isListType(nullable)) return [valueOf(selectionSet, nullable.ofType, mark)]
    const leaf = getNamedType(nullable)
    if (isObjectType(leaf)) return selectionSet ? objectOf(selectionSet, leaf) : {}
    if (isEnumType(leaf)) return leaf.getValues()[0]?.name
    return leaf.name === 'String' || leaf.name === 'ID' ? mark : leaf.name === 'Boolean' ? true : 1
  }
}

function marksIn(data: unknown): string[] {
  return [...JSON.stringify(data).matchAll(/<(\w+\.\w+)>/g)].map(([, place = '']) => place)
}
