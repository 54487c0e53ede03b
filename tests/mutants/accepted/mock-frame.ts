import { forTheCompiler, hasOperation, noType, ofTheCode, remembered } from './shared-reasons.ts'
import type { Table } from './table.ts'

/** What may survive in the rest of the mock: accounts, requests, worlds, appointments and messages. */
export const inMockFrame: Table = {
  'mock-api/src/account/my-data.ts': {
    'a session of an account is found by its cart': [
      ['[]', '["Stryker was here"]'],
      ['cartOfSession(sql, sessionId)?.items', 'cartOfSession(sql, sessionId).items'],
    ],
  },
  'mock-api/src/addresses/checked-address.ts': {
    'the contract gives what a page leaves out': [
      ["'GB'", '""'],
      ['false', 'true'],
    ],
  },
  'mock-api/src/addresses/field-checks.ts': {
    'no number is dialled for either, and what is required is given': [["''", '"Stryker was here!"']],
  },
  'mock-api/src/app.ts': {
    'the tests of each service start the whole mock, and find it': [
      ['({ date }) => date', '() => undefined'],
      ['{ designs, stock, sales, siteUrl, holidays }', '{}'],
      ['(world, message) => bookPayment(checkoutShop, world, message)', '() => undefined'],
      ['{ holidays: proclaimed }', '{}'],
      ['{ designs, stock, sales }', '{}'],
      ['{ soldDesign: soldDesigns(everyDesign), stock }', '{}'],
      ['{ designs: everyDesign, stock, stills, sales }', '{}'],
      ['(id) => catalogueAvailability(stock, id)', '() => undefined'],
      ['(coordinate) => hasField(schema, coordinate)', '() => undefined'],
    ],
    'a world is dropped between two moments that no request of a test can come between': [
      ["still.kind === 'found'", 'true'],
    ],
    'where nothing is due nothing is done': [["lookup.kind !== 'found' || !isDue(lookup.world)", 'false']],
  },
  'mock-api/src/booking/appointment-store.ts': {
    [forTheCompiler]: [["row?.['busy']", "row['busy']"]],
  },
  'mock-api/src/booking/booking-resolvers.ts': {
    'its type has been checked; the compiler wants to be told': [
      ['!isLondonDate(date)', 'false'],
      ["'date'", '""'],
      ["'date must be a day of the calendar.'", '""'],
    ],
  },
  'mock-api/src/booking/request-consultation.ts': {
    [forTheCompiler]: [['wanted === null', 'false']],
    'a time that is no full hour is not offered either': [['hour === null', 'false']],
    'neither is too long, and none of it is kept': [["''", '"Stryker was here!"']],
    'it is kept for the shop, and no operation reads it': [
      ["checks.phone('phone', input.phone) ?? ''", "checks.phone('phone', input.phone) && ''"],
      ['input.gclid ?? null', 'input.gclid && null'],
    ],
  },
  'mock-api/src/content/content-route.ts': {
    [forTheCompiler]: [["''", '"Stryker was here!"']],
  },
  'mock-api/src/graphql/compile-repeated.ts': {
    [hasOperation]: [
      [
        'getOperationAST(document, operationName)?.operation',
        'getOperationAST(document, operationName).operation',
      ],
    ],
    'what could not be compiled has no such code; the compiler wants to be told': [
      ['isCompiledQuery(compiled)', 'true'],
    ],
  },
  'mock-api/src/graphql/document-cost.ts': {
    [forTheCompiler]: [['field.arguments?.find', 'field.arguments.find']],
  },
  'mock-api/src/graphql/faulty-execution.ts': {
    [remembered]: [
      ['last?.fields === key', 'false'],
      ["' '", '""'],
      ['{ fields: key, schema }', '{}'],
    ],
    'what fails is checked before; the compiler wants to be told': [
      ['field', 'true'],
      ["''", '"Stryker was here!"'],
    ],
    'where no field fails, another schema answers the same': [
      ['failingFields.length > 0', 'true', 'failingFields.length >= 0'],
    ],
    [hasOperation]: [
      [
        'getOperationAST(args.document, args.operationName)?.operation',
        'getOperationAST(args.document, args.operationName).operation',
      ],
    ],
  },
  'mock-api/src/graphql/graphql-route.ts': {
    'no request that it is about comes as far': [['false', 'true']],
    'neither text asks for a page': [["''", '"Stryker was here!"']],
    'it is so as well by itself, save where one develops': [['{ isDev: false }', '{}']],
    'answers of both kinds are the same, one sooner than the other': [
      ['{ Request, Response: FastResponse as unknown as typeof Response, Headers }', '{}'],
    ],
    [forTheCompiler]: [['isAsyncIterable(result)', 'false']],
  },
  'mock-api/src/graphql/operation-name.ts': {
    'a document without locations is read sooner, and the same': [
      ['{ noLocation: true }', '{}'],
      ['true', 'false'],
    ],
    'what fails on the way has no name either': [
      ["typeof query === 'string'", 'true'],
      [
        'definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)?.name?.value',
        'definitions.find(definition => definition.kind === Kind.OPERATION_DEFINITION)?.name.value',
      ],
      [
        'definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)?.name',
        'definitions.find(definition => definition.kind === Kind.OPERATION_DEFINITION).name',
      ],
      ['{ return undefined // the route says what is wrong with the document }', '{}'],
    ],
  },
  'mock-api/src/graphql/parse-document.ts': {
    [forTheCompiler]: [["typeof document === 'string'", 'true']],
    'the parser counts as well, and has the last word': [
      ['tokens <= maxTokens', 'tokens < maxTokens'],
      ['tokens += 1', 'tokens -= 1'],
      ['kind === TokenKind.EOF', 'false'],
    ],
  },
  'mock-api/src/graphql/scalars.ts': {
    [forTheCompiler]: [["typeof value === 'number'", 'true']],
  },
  'mock-api/src/graphql/shop-schema.ts': {
    'a file of another kind is only what an editor or a system leaves there': [
      ["readdirSync(folder).filter((name) => name.endsWith('.graphql'))", 'readdirSync(folder)'],
      ["'.graphql'", '""'],
    ],
    'every file ends with its line': [[String.raw`'\n'`, '""']],
    'a copy of the schema is the same schema': [['true', 'false']],
    'what is joined is a text either way': [["'utf8'", '""']],
  },
  'mock-api/src/http/dropped-connection.ts': {
    [ofTheCode]: [["'DroppedConnection'", '""']],
  },
  'mock-api/src/http/node-listener.ts': {
    'a request has its answer; the compiler wants to be told': [
      ['request.runtime?.node?.res', 'request.runtime?.node.res'],
      ['request.runtime?.node', 'request.runtime.node'],
      ['outgoing?.destroyed', 'outgoing.destroyed'],
      ['outgoing?.destroy', 'outgoing.destroy'],
    ],
    'what is larger is refused where it is read, too': [['{ maxRequestBodySize: maxBodyBytes }', '{}']],
  },
  'mock-api/src/http/read-form.ts': {
    [noType]: [["''", '"Stryker was here!"']],
  },
  'mock-api/src/http/refuse-body.ts': {
    [noType]: [["''", '"Stryker was here!"']],
  },
  'mock-api/src/identity/change-password.ts': {
    'no account is called so': [["''", '"Stryker was here!"']],
  },
  'mock-api/src/identity/identity-answer.ts': {
    [forTheCompiler]: [
      ['first?.code', 'first.code'],
      ["'INVALID'", '""'],
    ],
  },
  'mock-api/src/identity/identity-route.ts': {
    'a function that merely ends gives undefined as well': [['{ return undefined }', '{}']],
  },
  'mock-api/src/identity/password-hash.ts': {
    'no password comes to a hash that was drawn': [['kept !== undefined', 'true']],
    [forTheCompiler]: [["''", '"Stryker was here!"']],
  },
  'mock-api/src/identity/sessions.ts': {
    'what is no token is foreign; the compiler wants to be told': [['token === undefined', 'false']],
    'no account has null for its id; the compiler wants to be told': [['accountId === null', 'false']],
    'no session is called so, and a token without its claims is foreign': [["''", '"Stryker was here!"']],
  },
  'mock-api/src/identity/sign-in.ts': {
    'who is not there has no right password; the compiler wants to be told': [
      ['account?.passwordHash', 'account.passwordHash'],
    ],
  },
  'mock-api/src/postcodes/addresses-at.ts': {
    'it is asked for tidy postcodes, which begin with letters': [
      ["''", '"Stryker was here!"'],
      ['/^[A-Z]+/.exec(outward)?.[0]', '/^[A-Z]+/.exec(outward)[0]'],
      ['/^[A-Z]+/', '/[A-Z]+/'],
    ],
  },
  'mock-api/src/scenarios/scenarios.ts': {
    [ofTheCode]: [
      ['!coupon', 'false'],
      ['`There is no coupon ${code}`', '``'],
    ],
    'the codes of today all end at one time': [['each.code === code', 'true', 'each.code !== code']],
    'it is set again once the ring is in': [['false', 'true']],
  },
  'mock-api/src/schedule/delivery-schedule.ts': {
    [forTheCompiler]: [["''", '"Stryker was here!"']],
  },
  'mock-api/src/server-settings.ts': {
    'the protocol of an address ends with its colon': [['/^https?:$/', '/^https?:/']],
  },
  'mock-api/src/webhooks/deliver-message.ts': {
    'whatever is not one of the other three arrives': [["'arrives'", '""']],
    'a delay of no time is over at once': [['delayMs === 0', 'false']],
    'what is due has been kept; the compiler wants to be told': [['sent === undefined', 'false']],
  },
  'mock-api/src/webhooks/payment-message-store.ts': {
    [forTheCompiler]: [["last?.['last']", "last['last']"]],
  },
  'mock-api/src/webhooks/receive-message.ts': {
    'a function that merely ends gives undefined as well': [['{ return undefined }', '{}']],
  },
  'mock-api/src/webhooks/signature.ts': {
    'moment and signature are both there or neither is': [
      ['[]', '["Stryker was here"]'],
      ['seconds === undefined || hex === undefined', 'seconds === undefined && hex === undefined'],
      ['seconds === undefined', 'false'],
      ['hex === undefined', 'false'],
    ],
  },
  'mock-api/src/world/database.ts': {
    'how long another process is waited for takes one to tell': [['{ timeout: 2000 }', '{}']],
    'a database in memory goes with who held it, closed or not': [
      ['{ from.close() }', '{}'],
      ['from.close()', ';'],
      ['sql.close()', ';'],
    ],
    'a pragma always answers; the compiler wants to be told': [
      [
        "sql.prepare('PRAGMA user_version').get()?.['user_version']",
        "sql.prepare('PRAGMA user_version').get()['user_version']",
      ],
      [
        "sql.prepare('PRAGMA quick_check(1)').get()?.['quick_check']",
        "sql.prepare('PRAGMA quick_check(1)').get()['quick_check']",
      ],
    ],
    'a database without a name is gone with its process as well': [["':memory:'", '""']],
    [remembered]: [['image === undefined', 'true']],
    'what is finished ends its parts': [["'RELEASE part'", '""']],
  },
  'mock-api/src/world/due-events.ts': {
    'who looks for what is due finds nothing, and it costs time': [
      [
        "world.sql.prepare('SELECT 1 FROM due_events WHERE due_ms <= ? LIMIT 1').get(world.now().getTime()) !== undefined",
        'true',
      ],
    ],
  },
  'mock-api/src/world/fault-store.ts': {
    'no number that is drawn is a chance itself': [
      ['drawnPart(seed, call) < chance', 'drawnPart(seed, call) <= chance'],
    ],
  },
  'mock-api/src/world/stock-left.ts': {
    'no piece is called so, and every piece has its name': [
      ["''", '"Stryker was here!"'],
      ['[]', '["Stryker was here"]'],
    ],
  },
  'mock-api/src/world/suffer-faults.ts': {
    'only who leaves ends a wait early': [['signal.aborted', 'true']],
    'a function that merely ends gives undefined as well': [['default: return undefined', 'default:']],
  },
  'mock-api/src/world/tables.ts': {
    'any number does that changes with the tables': [
      ["';'", '""'],
      ['Math.imul(hash, 31) + character.charCodeAt(0)', 'Math.imul(hash, 31) - character.charCodeAt(0)'],
    ],
  },
  'mock-api/src/world/taken-stock.ts': {
    'of no pieces none is held; what is left is read anew': [['pieces.length === 0', 'false']],
  },
  'mock-api/src/world/world-choice.ts': {
    'no cookies and a text that is none name no world': [["''", '"Stryker was here!"']],
  },
  'mock-api/src/world/world.ts': {
    'a state that no fault asks for is not read, and costs time': [
      ['stale.length > 0', 'true', 'stale.length >= 0'],
    ],
    [remembered]: [['this.sql.isTransaction', 'true']],
  },
  'mock-api/src/world/worlds-route.ts': {
    'a stone is named or the address is none': [["''", '"Stryker was here!"']],
  },
  'mock-api/src/world/worlds.ts': {
    'the tests of signatures fork a world, and find it': [['forgetSigningKey(world)', ';']],
    [forTheCompiler]: [['oldest !== undefined', 'true']],
    'a state that no fault asks for is not read, and costs time': [
      ["this.default.faults().some(({ kind }) => kind === 'stale-read')", 'true'],
      ["kind === 'stale-read'", 'true'],
    ],
  },
}
