import { createHash } from 'node:crypto'
import { copyFile } from 'node:fs/promises'
import type { CodegenConfig } from '@graphql-codegen/cli'
import { splitOperations } from './.tools/codegen/split-operations.mjs'

/**
 * One run writes everything that follows from the contract:
 * - typed documents for the storefront that carry only a hash,
 * - a typed query and hook per operation, each in a file with its document,
 * - resolver types for the mock,
 * - `web/operations.json`, the text behind every hash: the only output that is committed, because its
 *   diff is the diff of what the shop asks of its API.
 */

const scalars = {
  ID: 'string',
  Pounds: '@shop/schema/domain/values/money#Pounds',
  Pence: '@shop/schema/domain/values/money#Pence',
  Percent: 'number',
  Date: 'string',
  DateTime: 'string',
}

const config: CodegenConfig = {
  schema: 'schema/shop/*.graphql',
  documents: 'web/src/**/*.graphql',
  emitLegacyCommonJSImports: false,
  importExtension: '.ts',
  silent: true,
  hooks: {
    afterAllFileWrite: async () => {
      await splitOperations('web/src/generated')
      await copyFile('web/src/generated/graphql/persisted-documents.json', 'web/operations.json')
    },
  },
  generates: {
    'web/src/generated/graphql/': {
      preset: 'client',
      presetConfig: {
        fragmentMasking: false,
        persistedDocuments: {
          mode: 'replaceDocumentWithHash',
          hashAlgorithm: (text: string) => `sha256:${createHash('sha256').update(text).digest('hex')}`,
        },
      },
      config: {
        documentMode: 'string',
        enumsAsTypes: true,
        useTypeImports: true,
        defaultScalarType: 'unknown',
        scalars,
      },
    },
    'web/src/generated/queries.ts': { plugins: ['./.tools/codegen/queries.mjs'] },
    'mock-api/src/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: '../graphql/context.ts#GraphContext',
        enumsAsTypes: true,
        useTypeImports: true,
        defaultScalarType: 'unknown',
        scalars,
        mappers: {
          Design: '@shop/fixtures/designs/design-record#DesignRecord',
          Gemstone: '@shop/fixtures/stones/stone-record#StoneRecord',
          Sale: '@shop/fixtures/sales#SaleRecord',
        },
      },
    },
  },
}

export default config
