import { z } from 'zod'

const schema = z.object({
  MOCK_PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  HOST: z.string().default('127.0.0.1'),
  MOCK_DATA_DIR: z.string().optional(),
  MOCK_API_KEY: z.string().optional(),
  MOCK_STONES: z.coerce.number().int().min(0).max(1_000_000).optional(),
})

export interface ServerSettings {
  readonly port: number
  readonly host: string
  readonly dataDir?: string | undefined
  readonly apiKey?: string | undefined
  readonly stones?: number | undefined
}

/**
 * How the mock is started, from the environment; an empty variable counts as none. The argument `--stones N`
 * stands for MOCK_STONES. A text says what is wrong with it.
 */
export function readServerSettings(
  environment: Readonly<Record<string, string | undefined>>,
  args: readonly string[] = [],
): ServerSettings | string {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const [name, stones, ...others] = args
  if (name !== undefined && (name !== '--stones' || !stones || others.length > 0)) {
    return `Not an argument of the mock: ${args.join(' ')}. It takes --stones N.`
  }
  const result = schema.safeParse(stones === undefined ? given : { ...given, MOCK_STONES: stones })
  if (!result.success) {
    return result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}.`).join(' ')
  }
  const { MOCK_PORT, HOST, MOCK_DATA_DIR, MOCK_API_KEY, MOCK_STONES } = result.data
  return {
    port: MOCK_PORT,
    host: HOST,
    dataDir: MOCK_DATA_DIR,
    apiKey: MOCK_API_KEY,
    stones: MOCK_STONES,
  }
}
