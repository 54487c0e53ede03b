import { buildSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { operationOf } from '../operations.ts'
import { evidenceOf } from './evidence.ts'
import { goalsOf } from './goals.ts'
import { ExchangeRecord } from './record.ts'
import { evidenceJson, evidencePage } from './report.ts'
import { featuresOf, sendersOf } from './senders.ts'

const schema = buildSchema(`
  type Query { whoAmI(world: World, filter: Filter): User, list(page: Int = 1, pageSize: Int = 2): Page! }
  type Mutation { deleteAddress(id: ID!): Payload! }
  type User { id: ID! email: String roles: [Role!]! }
  type Page { total: Int! items: [ID!]! }
  type Payload { userErrors: [UserError!]! }
  type UserError { code: Code! }
  input Filter { text: String!, roles: [Role!] }
  enum Role { OWNER GUEST }
  enum World { HERE THERE }
  enum Code { GONE FULL }
`)
const whoAmI = operationOf('query WhoAmI($filter: Filter) { me: whoAmI(filter: $filter) { id email roles } }')
const deleteAddress = operationOf(
  'mutation DeleteAddress($id: ID!) { deleteAddress(id: $id) { userErrors { code } } }',
)
const listing = operationOf('query Listing($page: Int!) { list(page: $page) { total items } }')
const operations = [whoAmI, deleteAddress, listing]
const exchange = { hasToken: true, errorCodes: [] }

describe('what an operation may meet', () => {
  it('is each null and value, list, enum value and input that it asks for or can send', () => {
    expect([...goalsOf(schema, whoAmI.document)].toSorted()).toEqual([
      'Filter.roles is left out',
      'Filter.roles is sent',
      'Filter.text is sent',
      'Query.whoAmI has a value',
      'Query.whoAmI is null',
      'Query.whoAmI.filter is left out',
      'Query.whoAmI.filter is sent',
      'Role.GUEST is answered',
      'Role.GUEST is sent',
      'Role.OWNER is answered',
      'Role.OWNER is sent',
      'User.email has a value',
      'User.email is null',
      'User.roles is empty',
      'User.roles is filled',
    ])
  })

  it('is each kind of page of a list', () => {
    expect([...goalsOf(schema, listing.document)]).toEqual(
      expect.arrayContaining([
        'Query.list gives a full page before the last',
        'Query.list gives the last page',
        'Query.list gives nothing beyond the last page',
        'Query.list finds nothing',
      ]),
    )
  })
})

describe('what was met', () => {
  function seenAfter(data: unknown, variables = {}, operation = whoAmI): string[] {
    const record = new ExchangeRecord(schema, operations)
    record.add({ operation, variables, data, ...exchange })
    const goals = goalsOf(schema, operation.document)
    return [...record.outcomes].filter((outcome) => goals.has(outcome)).toSorted()
  }

  it('stands in the answer, under whatever alias, and in what was sent', () => {
    const me = { id: '1', email: null, roles: ['OWNER'] }
    expect(seenAfter({ me }, { filter: { text: 'a', roles: ['GUEST'] } })).toEqual([
      'Filter.roles is sent',
      'Filter.text is sent',
      'Query.whoAmI has a value',
      'Query.whoAmI.filter is sent',
      'Role.GUEST is sent',
      'Role.OWNER is answered',
      'User.email is null',
      'User.roles is filled',
    ])
    expect(seenAfter({ me: null })).toEqual(['Query.whoAmI is null', 'Query.whoAmI.filter is left out'])
  })

  it.each([
    ['gives a full page before the last', 1, { total: 3, items: ['1', '2'] }],
    ['gives the last page', 2, { total: 3, items: ['3'] }],
    ['gives nothing beyond the last page', 3, { total: 3, items: [] }],
    ['finds nothing', 1, { total: 0, items: [] }],
  ])('a list %s', (outcome, page, list) => {
    expect(seenAfter({ list }, { page }, listing)).toContain(`Query.list ${outcome}`)
  })

  it('is nothing where the answer is an error', () => {
    const record = new ExchangeRecord(schema, operations)
    record.add({
      operation: whoAmI,
      variables: { filter: { text: 'a' } },
      hasToken: false,
      data: undefined,
      errorCodes: ['UNAUTHENTICATED'],
    })
    expect(record.outcomes.size).toBe(0)
    expect(record.of('WhoAmI')).toMatchObject({ answers: 0, denials: new Set(['nobody']) })
  })

  it('breaks the contract where the answer does', () => {
    const record = new ExchangeRecord(schema, operations)
    record.add({ operation: whoAmI, variables: {}, data: { me: { id: '1' } }, ...exchange })
    expect(record.of('WhoAmI').violations).toHaveLength(1)
  })
})

describe('the evidence', () => {
  function evidenceAfter(waivers: { reason: string; gaps: string[] }[], only: string[] = ['GONE']) {
    const record = new ExchangeRecord(schema, [deleteAddress])
    const userErrors = [{ code: 'GONE' }]
    record.add({
      operation: deleteAddress,
      variables: { id: '1' },
      data: { deleteAddress: { userErrors } },
      ...exchange,
    })
    record.of('DeleteAddress').denials.add('nobody')
    return evidenceOf({
      schema,
      operations: [deleteAddress],
      record,
      senders: new Map([['DeleteAddress', ['web/src/pages/account/addresses.tsx']]]),
      recorded: new Set(['DeleteAddress']),
      waivers,
      unusedCodes: [{ reason: 'It is never full.', operations: ['DeleteAddress'], only }],
    })
  }

  it('says of an operation what is shown, and names what is not', () => {
    const { operations: rows, gaps, staleReasons } = evidenceAfter([])
    expect(rows).toEqual([
      {
        operation: 'DeleteAddress',
        drivenBy: ['pages/account'],
        succeeds: true,
        keepsContract: true,
        refusals: { GONE: true, FULL: false },
        effectSeen: false,
        access: 'account',
        denials: { nobody: true, 'a forged token': false, 'another customer': false },
        recorded: true,
      },
    ])
    expect(gaps).toEqual({
      'DeleteAddress never refuses with FULL': 'It is never full.',
      'DeleteAddress has no effect that is seen': null,
      'DeleteAddress is not refused to a forged token': null,
      'DeleteAddress is not refused to another customer': null,
      'Code.FULL is answered': null,
      'Payload.userErrors is empty': null,
    })
    expect(staleReasons).toEqual([])
  })

  it('finds a reason for what is shown, or is no gap at all', () => {
    const gaps = ['DeleteAddress never succeeds', 'Code.FULL is answered', 'Code.HALF is answered']
    expect(evidenceAfter([{ reason: 'Once upon a time', gaps }]).staleReasons).toEqual([
      'DeleteAddress never succeeds',
      'Code.HALF is answered',
    ])
    expect(evidenceAfter([], []).staleReasons).toEqual(['DeleteAddress never refuses with GONE'])
  })

  it('is a page and data', () => {
    const evidence = evidenceAfter([{ reason: 'It is <never> full', gaps: ['Code.FULL is answered'] }])
    expect(JSON.parse(evidenceJson(evidence))).toEqual(evidence)
    const page = evidencePage(evidence)
    expect(page).toContain('<h3>It is &lt;never&gt; full</h3><ul><li>Code.FULL is answered</ul>')
    expect(page).toContain('GONE<br><span class="no">not FULL</span>')
  })
})

describe('the storefront', () => {
  it('sends an operation from where its document is used', () => {
    const named = { ...deleteAddress, name: 'SendContactEnquiry' }
    const senders = sendersOf([named]).get('SendContactEnquiry') ?? []
    expect(senders).toContain('web/src/server/enquiry-form.ts')
    expect(featuresOf(senders)).toContain('server')
  })
})
