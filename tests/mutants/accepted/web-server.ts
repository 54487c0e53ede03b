import { forTheCompiler, remembered } from './shared-reasons.ts'
import type { Table } from './table.ts'

/** What may survive in the server of the storefront. */
export const inWebServer: Table = {
  'web/src/server/api.ts': {
    'neither is a time': [["''", '"Stryker was here!"']],
    'what a question gives that fails is not looked at': [['() => null', '() => undefined']],
  },
  'web/src/server/canonical-path.ts': {
    [forTheCompiler]: [["''", '"Stryker was here!"']],
    'the first of what was found, the whole, is not looked at': [['[]', '["Stryker was here"]']],
  },
  'web/src/server/compress-page.ts': {
    'neither names a way to compress': [["''", '"Stryker was here!"']],
  },
  'web/src/server/content.ts': {
    'null and undefined are no list alike': [['() => null', '() => undefined']],
    'a language has two letters, and a path begins with its slash': [["' '", '""']],
    [forTheCompiler]: [['oldest !== undefined', 'true']],
  },
  'web/src/server/enquiry-form.ts': {
    'the path of a page can be read again; the compiler wants to be told': [
      ['URL.parse(page, siteless)?.pathname', 'URL.parse(page, siteless).pathname'],
    ],
  },
  'web/src/server/finish-page.ts': {
    'a page that is started has its script; the compiler wants to be told': [["''", '"Stryker was here!"']],
    'of what was found the whole is not looked at, and every link has its address; the compiler wants to be told':
      [
        ['[]', '["Stryker was here"]'],
        ['/href="([^"]+)"/.exec(link)?.[1]', '/href="([^"]+)"/.exec(link)[1]'],
      ],
  },
  'web/src/server/graphql-proxy.ts': {
    'what is not there is refused as null is': [
      ['{ // Not JSON: the shape check refuses it. return null }', '{}'],
    ],
  },
  'web/src/server/identity-proxy.ts': {
    'neither is a time': [["''", '"Stryker was here!"']],
  },
  'web/src/server/is-decodable.ts': {
    'no path is empty, or called so': [["''", '"Stryker was here!"']],
    'a function that merely ends says no as well': [['{ return false }', '{}']],
  },
  'web/src/server/list-form.ts': {
    'any other query is left early for speed alone': [
      ["!search.includes('-least=')", 'false'],
      ["'-least='", '""'],
    ],
    'neither is a number': [["''", '"Stryker was here!"']],
  },
  'web/src/server/menu.ts': {
    'no block is called so': [["''", '"Stryker was here!"']],
    'a test reads each of the copies; the compiler wants to be told': [
      ['!read', 'false'],
      ["'The bundled menu has another form'", '""'],
    ],
  },
  'web/src/server/page-fonts.ts': {
    [forTheCompiler]: [['[]', '["Stryker was here"]']],
  },
  'web/src/server/page-styles.ts': {
    [remembered]: [['known.set(key, styles)', ';']],
    'no property, no class and no bracket is called so': [
      ['[]', '["Stryker was here"]'],
      ["''", '"Stryker was here!"'],
    ],
    'a remark is no value; the compiler wants to be told': [["node.type === 'decl'", 'true']],
    'a class ends at a bracket as well': [
      ["sign !== ')'", 'true'],
      ["')'", '""'],
    ],
    'no class is called null; the compiler wants to be told': [['animation !== null', 'true']],
  },
  'web/src/server/posted-form.ts': {
    'neither is an address': [["''", '"Stryker was here!"']],
    'the path of a page begins with its slash': [[String.raw`/^\/+/`, String.raw`/\/+/`]],
  },
  'web/src/server/request-scope.ts': {
    'neither names a world': [["''", '"Stryker was here!"']],
    [forTheCompiler]: [['cookie?.[1]?.trim', 'cookie?.[1].trim']],
  },
  'web/src/server/services.ts': {
    'a server is connected before anybody asks it; the compiler wants to be told': [
      ['serverSide()?.bankHolidays', 'serverSide().bankHolidays'],
      ['serverSide()?.menu', 'serverSide().menu'],
      ['serverSide()?.contentPage', 'serverSide().contentPage'],
    ],
  },
}
