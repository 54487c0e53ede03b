import type { Config } from '../config.ts'

/** A shop in front of services that nobody answers for. */
export const exampleConfig: Config = {
  apiUrl: 'http://127.0.0.1:1/graphql',
  apiKey: 'secret',
  siteUrl: 'https://www.ashcombe.example.com',
  assetsUrl: 'https://img.example.com',
  marketingScriptUrl: null,
  captcha: { scriptUrl: 'https://captcha.example.com/api.js', siteKey: 'stand-in', pageUrl: null },
  liveChatScriptUrl: null,
  serviceSources: [],
  serviceScriptSources: [],
  bankHolidaysUrl: 'https://gov.example.com/bank-holidays.json',
  identityUrl: 'http://127.0.0.1:1/identity',
  contentUrl: 'https://content.example.com',
  apiTimeoutMs: 1000,
  isPageCacheOn: true,
  pageCacheBytes: 1024 * 1024,
  isIndexable: true,
  areWorldsOn: true,
  version: '7',
  port: 3000,
  host: '127.0.0.1',
}
