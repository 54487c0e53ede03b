/** The most that a variable may say; the least is 0. */
const most = {
  MOCK_PORT: 65_535,
  MOCK_STONES: 1_000_000,
} as const

export interface ServerSettings {
  readonly port: number
  readonly host: string
  readonly dataDir?: string | undefined
  readonly apiKey?: string | undefined
  readonly stones?: number | undefined
  readonly siteUrl?: string | undefined
  readonly mockUrl?: string | undefined
}

/**
 * How the mock is started, from the environment; an empty variable counts as none. The argument `--stones N`
 * stands for MOCK_STONES. A text says what is wrong with it. Read by hand: the library that reads requests about
 * worlds would cost every start a twentieth of its time.
 */
export function readServerSettings(
  environment: Readonly<Record<string, string | undefined>>,
  args: readonly string[] = [],
): ServerSettings | string {
  const [name, stones, ...others] = args
  if (name !== undefined && (name !== '--stones' || !stones || others.length > 0)) {
    return `Not an argument of the mock: ${args.join(' ')}. It takes --stones N.`
  }
  const numbers = {
    MOCK_PORT: environment['MOCK_PORT'] || '4000',
    MOCK_STONES: stones ?? environment['MOCK_STONES'],
  }
  const problem = problemIn('MOCK_PORT', numbers.MOCK_PORT) ?? problemIn('MOCK_STONES', numbers.MOCK_STONES)
  if (problem !== null) return problem
  const addresses = {
    SITE_URL: environment['SITE_URL'] || undefined,
    MOCK_URL: environment['MOCK_URL'] || undefined,
  }
  for (const [variable, address] of Object.entries(addresses)) {
    if (address !== undefined && !isWebAddress(address)) {
      return `${variable}: ${address} is no address that starts with http.`
    }
  }
  return {
    port: Number(numbers.MOCK_PORT),
    host: environment['HOST'] || '127.0.0.1',
    dataDir: environment['MOCK_DATA_DIR'] || undefined,
    apiKey: environment['MOCK_API_KEY'] || undefined,
    stones: numbers.MOCK_STONES ? Number(numbers.MOCK_STONES) : undefined,
    siteUrl: addresses.SITE_URL,
    mockUrl: addresses.MOCK_URL,
  }
}

function isWebAddress(address: string): boolean {
  const url = URL.parse(address)
  return url !== null && /^https?:$/.test(url.protocol)
}

/** What is wrong with a number; null for nothing, and for a variable that says none. */
function problemIn(variable: keyof typeof most, text: string | undefined): string | null {
  const isRight = !text || (/^\d+$/.test(text) && Number(text) <= most[variable])
  return isRight ? null : `${variable}: ${text} is no whole number from 0 to ${most[variable]}.`
}
