import { captchaScriptPath, contentPath, identityPath } from '@shop/schema/http/service-paths'
import { z } from 'zod'
import type { CaptchaConfig, PublicConfig } from '../data/server-side.ts'

const flag = z.enum(['on', 'off']).transform((value) => value === 'on')

/** Origins, with spaces between them. */
const origins = z
  .string()
  .transform((text) => text.split(/\s/).filter(Boolean))
  .pipe(z.array(z.url()))

/** The environment of the storefront's server. The README has the same table. */
const environment = z.object({
  API_URL: z.url({
    error: 'API_URL is the address of the GraphQL API, such as https://api.example.com/graphql',
  }),
  API_KEY: z.string({ error: 'API_KEY is the key the API expects in the api-key header' }),
  SITE_URL: z.url({ error: 'SITE_URL is the public address of the shop, such as https://www.example.com' }),
  ASSETS_URL: z.url().optional(),
  BANK_HOLIDAYS_URL: z.url().optional(),
  IDENTITY_URL: z.url().optional(),
  CONTENT_URL: z.url().optional(),
  MARKETING_SCRIPT_URL: z.url().optional(),
  CAPTCHA_SCRIPT_URL: z.url().optional(),
  CAPTCHA_SITE_KEY: z.string().default('stand-in'),
  CAPTCHA_PAGE_URL: z.url().optional(),
  CAPTCHA_SOURCES: origins.optional(),
  LIVE_CHAT_SCRIPT_URL: z.url().optional(),
  LIVE_CHAT_SOURCES: origins.default([]),
  API_TIMEOUT_MS: z.coerce.number().int().min(100).max(9000).default(4000),
  PAGE_CACHE: flag.default(true),
  PAGE_CACHE_MB: z.coerce.number().int().min(1).max(4096).default(64),
  INDEXABLE: flag.default(false),
  WORLDS: flag.default(false),
  VERSION: z.string().default('development'),
  WEB_PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
})

/** What the server knows from its environment. */
export interface Config {
  readonly apiUrl: string
  readonly apiKey: string
  readonly siteUrl: string
  readonly assetsUrl: string
  /** Where the government's list of bank holidays is read. */
  readonly bankHolidaysUrl: string
  /** Below it the identity provider answers (rules/account#identity-provider), without a slash at the end. */
  readonly identityUrl: string
  /** Below it the content service answers (rules/content-and-languages#service), without a slash at the end. */
  readonly contentUrl: string
  /** The script that browsers load with consent to marketing (rules/consent#scripts); null for none. */
  readonly marketingScriptUrl: string | null
  readonly captcha: CaptchaConfig
  /** The script of the live chat (rules/enquiries#live-chat); null for none. */
  readonly liveChatScriptUrl: string | null
  /** What pages may frame and ask for captcha and live chat: origins. */
  readonly serviceSources: readonly string[]
  /** Those of them that these services load more scripts from, besides the one that each begins with. */
  readonly serviceScriptSources: readonly string[]
  /** How long a page waits for all its calls of the API together, and a browser for its one. */
  readonly apiTimeoutMs: number
  readonly isPageCacheOn: boolean
  /** What all pages that are kept may take in memory together. */
  readonly pageCacheBytes: number
  readonly isIndexable: boolean
  /** Whether the cookie `world` is passed on to the API: only ever in front of the mock. */
  readonly areWorldsOn: boolean
  readonly version: string
  /** Where the server listens. */
  readonly port: number
  readonly host: string
}

/** Reads the configuration; throws one error that names every missing or malformed variable. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  // A variable that a shell has set to nothing is one that is not set.
  const given = Object.entries(env).filter(([, value]) => value !== '')
  const parsed = environment.safeParse(Object.fromEntries(given))
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The storefront cannot start with this environment:\n${lines.join('\n')}`)
  }
  const values = parsed.data
  const captchaScriptUrl = values.CAPTCHA_SCRIPT_URL ?? new URL(captchaScriptPath, values.API_URL).href
  return {
    apiUrl: values.API_URL,
    apiKey: values.API_KEY,
    siteUrl: withoutSlash(values.SITE_URL),
    assetsUrl: withoutSlash(values.ASSETS_URL ?? new URL(values.API_URL).origin),
    identityUrl: withoutSlash(values.IDENTITY_URL ?? new URL(identityPath, values.API_URL).href),
    contentUrl: withoutSlash(values.CONTENT_URL ?? new URL(contentPath, values.API_URL).href),
    bankHolidaysUrl: values.BANK_HOLIDAYS_URL ?? new URL('/bank-holidays.json', values.API_URL).href,
    marketingScriptUrl: values.MARKETING_SCRIPT_URL ?? null,
    captcha: {
      scriptUrl: captchaScriptUrl,
      siteKey: values.CAPTCHA_SITE_KEY,
      pageUrl: values.CAPTCHA_PAGE_URL ?? null,
    },
    liveChatScriptUrl: values.LIVE_CHAT_SCRIPT_URL ?? null,
    serviceScriptSources: [...(values.CAPTCHA_SOURCES ?? []), ...values.LIVE_CHAT_SOURCES],
    serviceSources: [
      ...(values.CAPTCHA_SOURCES ?? [new URL(captchaScriptUrl).origin]),
      ...values.LIVE_CHAT_SOURCES,
    ],
    apiTimeoutMs: values.API_TIMEOUT_MS,
    isPageCacheOn: values.PAGE_CACHE,
    pageCacheBytes: values.PAGE_CACHE_MB * 1024 * 1024,
    isIndexable: values.INDEXABLE,
    areWorldsOn: values.WORLDS,
    version: values.VERSION,
    port: values.WEB_PORT,
    host: values.HOST,
  }
}

/** An address to which paths are added. */
function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '')
}

/** What every page and its script may know of it. */
export function publicPartOf({
  siteUrl,
  assetsUrl,
  version,
  marketingScriptUrl,
  captcha,
  liveChatScriptUrl,
  areWorldsOn,
}: Config): PublicConfig {
  return {
    siteUrl,
    assetsUrl,
    version,
    captcha,
    ...(marketingScriptUrl !== null && { marketingScriptUrl }),
    ...(liveChatScriptUrl !== null && { liveChatScriptUrl }),
    ...(areWorldsOn && { areWorldsOn }),
  }
}
