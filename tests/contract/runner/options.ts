import { parseArgs } from 'node:util'
import { maxCost } from '@shop/mock-api/graphql/document-cost'

/** What was asked for on the command line. */
export interface Options {
  /** Null for the mock, in this process. */
  readonly url: string | null
  readonly apiKey: string
  readonly channel: string
  readonly token: string | null
  /** Of somebody else, who may see and change nothing of the first; null for nobody. */
  readonly otherToken: string | null
  /** Where pictures with a relative address are; null for the origin of `url`. */
  readonly assets: string | null
  readonly write: boolean
  readonly seed: number
  readonly report: ReportKind
  /** A file for the report; null for standard output. */
  readonly output: string | null
  readonly stones: number | null
  /** Where the schema is that ours is compared with, in place of checks: an address or a file; null for none. */
  readonly against: string | null
  /** A file for the answers of the API, in place of checks (rules/contract#recordings); null for none. */
  readonly record: string | null
  /** A file of such answers, to which the mock is held in place of checks; null for none. */
  readonly replay: string | null
  /** What an operation may cost, when schemas are compared (rules/contract#limits). */
  readonly costLimit: number
}

export type ReportKind = 'text' | 'junit' | 'json' | 'html'
const reportKinds: readonly ReportKind[] = ['text', 'junit', 'json', 'html']

/** Called in a way that means nothing. */
export class UsageError extends Error {}

export const usage = `Usage: npm run contract -- [options]
  --url URL         the API to check, with or without /graphql; without it the mock, in this process
  --api-key K       its key; CONTRACT_API_KEY in the environment says it too
  --channel N       its channel: 1
  --token T         of somebody who is signed in; CONTRACT_TOKEN in the environment says it too
  --other-token T   of somebody else who is signed in, and to whom nothing of the first is to be shown;
                    CONTRACT_OTHER_TOKEN in the environment says it too
  --assets URL      where pictures with a relative address are: the origin of --url
  --write           lets checks change something: they fill carts of their own, begin payments and end them (one that a
                    voucher pays, or at the mock a test card, is an order), send forms, book consultations, and
                    change what the account of --token keeps, its cart too, so let it be a test's; in the end they
                    take away what they can, and the report says what is left
  --seed N          repeats the draws of another run, which has printed it
  --report KIND     text, which are lines, junit, json or html
  --output FILE     where the report goes: standard output
  --stones N        without --url: how many loose stones the mock has
  --against SCHEMA  compares a schema with ours instead, and says which operations break: the address of an API, or a
                    file of SDL or of introspection's JSON; --report is text or json
  --cost-limit N    what an operation may cost there: ${maxCost}
  --record FILE     keeps what the API answers, without what is personal or secret; with --write, changes too
  --replay FILE     holds the mock to what was recorded, and says where it drifts; --report is text or json
Exit codes: 0 all holds, no operation breaks, nothing drifts; 1 the API deviates, an operation breaks or costs too much,
the mock drifts; 2 called wrongly; 3 it cannot be reached, refuses the key,
the channel or the token, or does not tell its schema; 4 this program failed, and nothing is known of the API.`

/** Reads the arguments; throws a `UsageError` for what means nothing. */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv, newSeed: number): Options {
  const values = valuesOf(args)
  const url = addressIn('--url', values.url)
  const report = reportKinds.find((kind) => kind === (values.report ?? 'text'))
  if (!report) throw new UsageError(`--report is one of ${reportKinds.join(', ')}, not ${values.report}`)
  if (url !== null && values.stones !== undefined)
    throw new UsageError('--stones is for the mock, not for --url')
  if (values.against !== undefined && /^https?:/.test(values.against)) addressIn('--against', values.against)
  const { against = null, record = null, replay = null } = values
  const instead = Object.entries({ against, record, replay }).flatMap(([name, value]) =>
    value === null ? [] : `--${name}`,
  )
  if (instead.length > 1)
    throw new UsageError(`One of ${instead.join(' and ')}: each takes the place of the checks`)
  if (url !== null && (against ?? replay) !== null)
    throw new UsageError(`${instead.join('')} takes the place of --url`)
  if (instead.length > 0 && (report === 'junit' || report === 'html'))
    throw new UsageError(`${instead.join('')} reports as text or json`)
  const token = values.token ?? env['CONTRACT_TOKEN']
  const otherToken = values['other-token'] ?? env['CONTRACT_OTHER_TOKEN']
  if (otherToken !== undefined && token === undefined)
    throw new UsageError('--other-token wants --token beside it')
  return {
    url,
    apiKey: inHeader('--api-key', values['api-key'] ?? env['CONTRACT_API_KEY'] ?? 'contract'),
    channel: inHeader('--channel', values.channel ?? '1'),
    token: token === undefined ? null : inHeader('--token', token),
    otherToken: otherToken === undefined ? null : inHeader('--other-token', otherToken),
    assets: addressIn('--assets', values.assets),
    write: values.write ?? false,
    seed: wholeNumber('--seed', values.seed) ?? newSeed,
    report,
    output: values.output ?? null,
    stones: wholeNumber('--stones', values.stones),
    against,
    record,
    replay,
    costLimit: wholeNumber('--cost-limit', values['cost-limit']) ?? maxCost,
  }
}

function valuesOf(args: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args: [...args],
      options: {
        url: text,
        'api-key': text,
        channel: text,
        token: text,
        'other-token': text,
        assets: text,
        write: { type: 'boolean' },
        seed: text,
        report: text,
        output: text,
        stones: text,
        against: text,
        record: text,
        replay: text,
        'cost-limit': text,
      },
    }).values
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function addressIn(name: string, text: string | undefined): string | null {
  if (text === undefined) return null
  // What stands before an @ is a name and a password, unless the host has ended before: no log is to hold them.
  if (text.includes('@') && !/^https?:\/\/[^/?#@\\]+[/?#]/.test(text))
    throw new UsageError(`${name} wants an address without a name or a password`)
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text
  throw new UsageError(`${name} wants an address such as https://api.example.com, not ${text}`)
}

/** A text as a header holds it, without space around it. One that none can hold stays unsaid: it may be a secret. */
function inHeader(name: string, text: string): string {
  try {
    return new Headers({ text }).get('text') ?? text
  } catch {
    throw new UsageError(`${name} holds what no header can, such as a line break`)
  }
}

function wholeNumber(name: string, text: string | undefined): number | null {
  if (text === undefined) return null
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`${name} wants a whole number, not ${text}`)
  return Number(text)
}
