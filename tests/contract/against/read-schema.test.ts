import { maxCost } from '@shop/mock-api/graphql/document-cost'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMockApi } from '@shop/mock-api/app'
import { introspectionFromSchema, printSchema } from 'graphql'
import { afterAll, describe, expect, it } from 'vitest'
import { readOperations } from '../operations.ts'
import type { Address, Send } from '../runner/api.ts'
import { Unreachable } from '../runner/connect.ts'
import { UsageError } from '../runner/options.ts'
import { shopContract } from '../shop-contract.ts'
import { compareSchemas } from './compare.ts'
import { readTheirSchema } from './read-schema.ts'

const folder = mkdtempSync(join(tmpdir(), 'ashcombe-'))
const mockApi = createMockApi({ apiKey: 'right', stones: 100 })
afterAll(() => {
  mockApi.close()
  rmSync(folder, { recursive: true })
})
const contract = shopContract()

function read(source: string, { apiKey = 'right', send = mockApi.fetch }: Partial<Address> = {}) {
  return readTheirSchema(source, { apiKey, channel: '1', token: null, send }, folder)
}

function fileOf(name: string, text: string): string {
  writeFileSync(join(folder, name), text)
  return name
}

async function differences(source: string): Promise<unknown[]> {
  const { operations, unmet } = await compareSchemas(contract, await read(source), readOperations(), maxCost)
  return [...operations.flatMap(({ findings }) => findings), ...unmet]
}

describe('our contract is the same', () => {
  it.each<[string, () => string]>([
    ['as SDL', () => fileOf('sdl.graphql', printSchema(contract))],
    ['as introspection', () => fileOf('plain.json', JSON.stringify(introspectionFromSchema(contract)))],
    [
      'as the answer to introspection',
      () => fileOf('answer.json', JSON.stringify({ data: introspectionFromSchema(contract) })),
    ],
    ['asked of the mock, whose endpoint is found', () => 'http://mock.test'],
  ])('%s', async (_, source) => {
    expect(await differences(source())).toEqual([])
  })
})

it('an API’s own directives need no definition', async () => {
  const file = fileOf('own.graphql', 'type Query @key(fields: "a") { a: Int @shareable }')
  expect((await read(file)).getQueryType()?.getFields()).toHaveProperty('a')
})

it.each<[string, () => string]>([
  ['that is not there', () => 'nowhere.graphql'],
  ['of something else', () => fileOf('else.txt', 'Dear all,')],
  ['of other JSON', () => fileOf('other.json', '{"data":null}')],
])('a file %s is named with what is wrong', async (_, source) => {
  const file = source()
  await expect(read(file)).rejects.toThrow(UsageError)
  await expect(read(file)).rejects.toThrow(file)
})

it.each([
  ['SDL', 'extend type Query { a: Int }'],
  ["introspection's JSON", '{"data":{"__schema":{"types":[]}}}'],
])('a file of %s without queries is named with what is wrong', async (kind, text) => {
  const attempt = read(fileOf('no-queries', text))
  await expect(attempt).rejects.toThrow(UsageError)
  await expect(attempt).rejects.toThrow(
    `no-queries cannot be read as ${kind}: Query root type must be provided.`,
  )
})

it.each([
  ['without queries', { __schema: { types: [] } }, 'Query root type must be provided.'],
  ['without a schema', { __typename: 'Query' }, 'it has no __schema'],
])('an API that tells a schema %s is unreachable', async (_, data, reason) => {
  const untold: Send = async (request) => {
    const text = await request.clone().text()
    return text.includes('__schema') ? Response.json({ data }) : mockApi.fetch(request)
  }
  const attempt = read('http://mock.test', { send: untold })
  await expect(attempt).rejects.toThrow(Unreachable)
  await expect(attempt).rejects.toThrow(
    `http://mock.test/graphql tells a schema that cannot be read: ${reason}`,
  )
})

it('an API that refuses the key, or keeps its schema to itself, is unreachable', async () => {
  await expect(read('http://mock.test', { apiKey: 'wrong' })).rejects.toThrow('refuses the key')
  const secretive: Send = async (request) => {
    const text = await request.clone().text()
    return text.includes('__schema')
      ? Response.json({ errors: [{ message: 'Introspection is off' }] }, { status: 400 })
      : mockApi.fetch(request)
  }
  const attempt = read('http://mock.test', { send: secretive })
  await expect(attempt).rejects.toThrow(Unreachable)
  await expect(attempt).rejects.toThrow('http://mock.test/graphql does not tell its schema: 400')
})

it('an older server, which knows no deprecated arguments, is asked once more without them', async () => {
  let refused = 0
  const older: Send = async (request) => {
    const text = await request.clone().text()
    if (!text.includes('inputFields(includeDeprecated')) return mockApi.fetch(request)
    refused += 1
    return Response.json({ errors: [{ message: 'Unknown argument "includeDeprecated"' }] }, { status: 400 })
  }
  expect((await read('http://mock.test', { send: older })).getType('Design')).toBeDefined()
  expect(refused).toBe(1)
})
