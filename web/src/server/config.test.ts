import { describe, expect, it } from 'vitest'
import { publicPartOf, readConfig } from './config.ts'

const complete = {
  API_URL: 'http://127.0.0.1:4000/graphql',
  API_KEY: 'secret',
  SITE_URL: 'https://www.ashcombe.example.com/',
}

describe('readConfig', () => {
  it('needs to know the API and the shop, and goes by the API and caution in all else', () => {
    expect(readConfig(complete)).toEqual({
      apiUrl: 'http://127.0.0.1:4000/graphql',
      apiKey: 'secret',
      siteUrl: 'https://www.ashcombe.example.com',
      assetsUrl: 'http://127.0.0.1:4000',
      bankHolidaysUrl: 'http://127.0.0.1:4000/bank-holidays.json',
      identityUrl: 'http://127.0.0.1:4000/identity',
      contentUrl: 'http://127.0.0.1:4000/content',
      marketingScriptUrl: null,
      captcha: {
        scriptUrl: 'http://127.0.0.1:4000/third-party/captcha.js',
        siteKey: 'stand-in',
        pageUrl: null,
      },
      liveChatScriptUrl: null,
      serviceSources: ['http://127.0.0.1:4000'],
      serviceScriptSources: [],
      apiTimeoutMs: 4000,
      isPageCacheOn: true,
      pageCacheBytes: 67_108_864,
      isIndexable: false,
      areWorldsOn: false,
      version: 'development',
      port: 3000,
      host: '127.0.0.1',
    })
  })

  it('names every variable that is missing or malformed at once', () => {
    expect(() => readConfig({ SITE_URL: 'ashcombe', API_TIMEOUT_MS: 'soon' })).toThrow(
      /API_URL is the address[\s\S]*API_KEY is the key[\s\S]*SITE_URL is the public address[\s\S]*API_TIMEOUT_MS/,
    )
  })

  it('says on a line of its own what is wrong with each', () => {
    expect(() =>
      readConfig({ ...complete, API_URL: 'api', CAPTCHA_SOURCES: 'https://a.example.com b' }),
    ).toThrow(
      'The storefront cannot start with this environment:\n' +
        '  API_URL: API_URL is the address of the GraphQL API, such as https://api.example.com/graphql\n' +
        '  CAPTCHA_SOURCES.1: Invalid URL',
    )
  })

  it('adds no second slash to an address that ends with slashes', () => {
    const slashes = {
      SITE_URL: 'https://www.example.com//',
      ASSETS_URL: 'https://img.example.com//',
      IDENTITY_URL: 'https://id.example.com/shop//',
      CONTENT_URL: 'https://content.example.com/shop//',
    }
    expect(readConfig({ ...complete, ...slashes })).toMatchObject({
      siteUrl: 'https://www.example.com',
      assetsUrl: 'https://img.example.com',
      identityUrl: 'https://id.example.com/shop',
      contentUrl: 'https://content.example.com/shop',
    })
  })

  it('keeps as many megabytes of pages as it is told, from one to four gigabytes', () => {
    const bytesOf = (PAGE_CACHE_MB: string) => readConfig({ ...complete, PAGE_CACHE_MB }).pageCacheBytes
    expect(bytesOf('1')).toBe(1_048_576)
    expect(bytesOf('4096')).toBe(4_294_967_296)
    for (const none of ['0', '4097', '1.5']) expect(() => bytesOf(none)).toThrow(/PAGE_CACHE_MB/)
  })

  it('is of the version that it is told', () => {
    expect(readConfig({ ...complete, VERSION: '2026.11.30' }).version).toBe('2026.11.30')
  })

  it('takes a variable that is set to nothing for one that is not set', () => {
    const unset = {
      ASSETS_URL: '',
      MARKETING_SCRIPT_URL: '',
      LIVE_CHAT_SCRIPT_URL: '',
      PAGE_CACHE: '',
      VERSION: '',
    }
    expect(readConfig({ ...complete, ...unset })).toEqual(readConfig(complete))
    expect(() => readConfig({ ...complete, API_KEY: '' })).toThrow(/API_KEY is the key the API expects/)
  })

  it('listens where it is told, and on this machine alone where nothing is said', () => {
    const unset = readConfig({ ...complete, WEB_PORT: '', HOST: '' })
    expect(unset).toMatchObject({ port: 3000, host: '127.0.0.1' })
    const set = readConfig({ ...complete, WEB_PORT: '3001', HOST: '0.0.0.0' })
    expect(set).toMatchObject({ port: 3001, host: '0.0.0.0' })
    for (const WEB_PORT of ['abc', '65536', '-1', '80.5'])
      expect(() => readConfig({ ...complete, WEB_PORT })).toThrow(/WEB_PORT/)
  })

  it('lets no page wait for the API longer than a browser waits for the shop', () => {
    expect(readConfig({ ...complete, API_TIMEOUT_MS: '9000' }).apiTimeoutMs).toBe(9000)
    expect(() => readConfig({ ...complete, API_TIMEOUT_MS: '9001' })).toThrow(/API_TIMEOUT_MS/)
  })

  it('takes pictures from the host of the API unless told otherwise', () => {
    expect(readConfig(complete).assetsUrl).toBe('http://127.0.0.1:4000')
    expect(readConfig({ ...complete, ASSETS_URL: 'https://img.example.com/' }).assetsUrl).toBe(
      'https://img.example.com',
    )
  })

  it('reads bank holidays from the host of the API unless told otherwise', () => {
    expect(readConfig(complete).bankHolidaysUrl).toBe('http://127.0.0.1:4000/bank-holidays.json')
    const BANK_HOLIDAYS_URL = 'https://www.gov.uk/bank-holidays.json'
    expect(readConfig({ ...complete, BANK_HOLIDAYS_URL }).bankHolidaysUrl).toBe(BANK_HOLIDAYS_URL)
    expect(() => readConfig({ ...complete, BANK_HOLIDAYS_URL: 'gov' })).toThrow(/BANK_HOLIDAYS_URL/)
  })

  it('reads content from the host of the API unless told otherwise', () => {
    expect(readConfig(complete).contentUrl).toBe('http://127.0.0.1:4000/content')
    const CONTENT_URL = 'https://content.example.com/shop/'
    expect(readConfig({ ...complete, CONTENT_URL }).contentUrl).toBe('https://content.example.com/shop')
    expect(() => readConfig({ ...complete, CONTENT_URL: 'here' })).toThrow(/CONTENT_URL/)
  })

  it('knows the captcha of another provider, and what it speaks to', () => {
    const { captcha, serviceSources, serviceScriptSources } = readConfig(complete)
    expect(captcha.scriptUrl).toMatch(/\/third-party\/captcha\.js$/)
    expect(serviceSources).toEqual([new URL(captcha.scriptUrl).origin])
    // It runs the one script that it begins with.
    expect(serviceScriptSources).toEqual([])
    const other = readConfig({
      ...complete,
      CAPTCHA_SCRIPT_URL: 'https://captcha.example.com/api.js',
      CAPTCHA_SITE_KEY: 'shop',
      CAPTCHA_PAGE_URL: 'https://captcha.example.com/page',
      CAPTCHA_SOURCES: ' https://captcha.example.com  https://frames.example.com\n',
      LIVE_CHAT_SCRIPT_URL: 'https://chat.example.com/chat.js',
    })
    expect(publicPartOf(other)).toMatchObject({
      captcha: {
        scriptUrl: 'https://captcha.example.com/api.js',
        siteKey: 'shop',
        pageUrl: 'https://captcha.example.com/page',
      },
      liveChatScriptUrl: 'https://chat.example.com/chat.js',
    })
    expect(other.serviceSources).toEqual(['https://captcha.example.com', 'https://frames.example.com'])
    expect(other.serviceScriptSources).toEqual(other.serviceSources)
    expect(() => readConfig({ ...complete, CAPTCHA_SOURCES: 'anything' })).toThrow('CAPTCHA_SOURCES')
  })

  it('knows a marketing script only where it is told one, and hands it to the browser', () => {
    expect(publicPartOf(readConfig(complete))).not.toHaveProperty('marketingScriptUrl')
    const MARKETING_SCRIPT_URL = 'https://mail.example.com/shop.js'
    expect(publicPartOf(readConfig({ ...complete, MARKETING_SCRIPT_URL }))).toMatchObject({
      marketingScriptUrl: MARKETING_SCRIPT_URL,
    })
    expect(() => readConfig({ ...complete, MARKETING_SCRIPT_URL: 'mail' })).toThrow(/MARKETING_SCRIPT_URL/)
  })

  it('takes on and off for what is either', () => {
    const on = readConfig({ ...complete, WORLDS: 'on', INDEXABLE: 'on', PAGE_CACHE: 'on' })
    expect(on).toMatchObject({ areWorldsOn: true, isIndexable: true, isPageCacheOn: true })
    expect(publicPartOf(on)).toMatchObject({ areWorldsOn: true })
    const off = readConfig({ ...complete, WORLDS: 'off', INDEXABLE: 'off', PAGE_CACHE: 'off' })
    expect(off).toMatchObject({ areWorldsOn: false, isIndexable: false, isPageCacheOn: false })
    expect(publicPartOf(off)).not.toHaveProperty('areWorldsOn')
    expect(() => readConfig({ ...complete, WORLDS: 'yes' })).toThrow(/WORLDS/)
  })

  it('keeps worlds and indexing off unless they are asked for', () => {
    const config = readConfig(complete)
    expect(config.areWorldsOn).toBe(false)
    expect(config.isIndexable).toBe(false)
    expect(config.siteUrl).toBe('https://www.ashcombe.example.com')
  })

  it('hands no secret to the browser, and nothing that there is none of', () => {
    expect(publicPartOf(readConfig({ ...complete, VERSION: '7' }))).toEqual({
      siteUrl: 'https://www.ashcombe.example.com',
      assetsUrl: 'http://127.0.0.1:4000',
      version: '7',
      captcha: {
        scriptUrl: 'http://127.0.0.1:4000/third-party/captcha.js',
        siteKey: 'stand-in',
        pageUrl: null,
      },
    })
  })
})
