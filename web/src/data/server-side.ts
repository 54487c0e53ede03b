import type { BankHoliday } from '@shop/schema/domain/delivery/bundled-bank-holidays'
import type { Menu } from '@shop/schema/http/content'
import type { ContentAnswer } from './content-answer.ts'
import type { Transport } from './transport.ts'

/** The captcha of the contact form (rules/enquiries#captcha). */
export interface CaptchaConfig {
  readonly scriptUrl: string
  /** By which its provider knows the shop. */
  readonly siteKey: string
  /** Where whoever runs no script is given a token; null where that is not possible. */
  readonly pageUrl: string | null
}

/** The part of the configuration that the browser may know. */
export interface PublicConfig {
  /** Public address of the shop, without a slash at the end. */
  readonly siteUrl: string
  /** Where pictures with a relative address come from, without a slash at the end. */
  readonly assetsUrl: string
  readonly version: string
  /** The script that is loaded with consent to marketing; left out where the shop has none. */
  readonly marketingScriptUrl?: string
  /** Always there on a page; examples of tests may do without. */
  readonly captcha?: CaptchaConfig
  /** The script of the live chat; left out where the shop has none. */
  readonly liveChatScriptUrl?: string
  /** In front of the mock: there are worlds to choose. Left out in production. */
  readonly areWorldsOn?: true
}

/** What the server hands to the browser with every page. */
export interface PageFacts {
  readonly config: PublicConfig
  /** The API's clock when the page was made, in milliseconds since 1970; null for a page that asked it nothing. */
  readonly nowMs: number | null
}

/** What only the server can do. It connects itself at its start, so that nothing here imports it. */
export interface ServerSide {
  readonly send: Transport
  readonly facts: () => PageFacts
  /** What the scripts of the page that is being rendered are marked with, so that no other is allowed to run. */
  readonly nonce: () => string
  /** Takes what the page says of itself for search engines, as schema.org defines it: only the HTML carries it. */
  readonly describe: (structuredData: object) => void
  /** Says that the page is of something that the shop does not have: it is a 404, whatever it shows. */
  readonly markMissing: () => void
  /** The bank holidays of England and Wales; never fails. */
  readonly bankHolidays: () => Promise<readonly BankHoliday[]>
  /** The menu as it is at the moment; never fails. */
  readonly menu: () => Menu
  /** The page of content at an address; null for none. Throws ApiError where it cannot be had. */
  readonly contentPage: (path: string) => Promise<ContentAnswer | null>
  /** The addresses of all pages of content; throws like it. */
  readonly contentPaths: () => Promise<readonly string[]>
  readonly report: (error: unknown, detail: Readonly<Record<string, unknown>>) => void
}

let connected: ServerSide | null = null

export function connectServer(side: ServerSide): void {
  connected = side
}

/** The server's side of the data layer; null in a browser. */
export function serverSide(): ServerSide | null {
  return connected
}
