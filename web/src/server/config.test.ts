import { describe, expect, it } from 'vitest'
import { publicPartOf, readConfig } from './config.ts'

const complete = {
  API_URL: 'http://127.0.0.1:4000/graphql',
  API_KEY: 'secret',
  SITE_URL: 'https://www.ashcombe.example.com/',
}

describe('readConfig', () => {
  it('names every variable that is missing or malformed at once', () => {
    expect(() => readConfig({ SITE_URL: 'ashcombe', API_TIMEOUT_MS: 'soon' })).toThrow(
      /API_URL is the address[\s\S]*API_KEY is the key[\s\S]*SITE_URL is the public address[\s\S]*API_TIMEOUT_MS/,
    )
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
      CAPTCHA_SOURCES: 'https://captcha.example.com https://frames.example.com',
      LIVE_CHAT_SCRIPT_URL: 'https://chat.example.com/chat.js',
    })
    expect(publicPartOf(other)).toMatchObject({
      captcha: { scriptUrl: 'https://captcha.example.com/api.js', siteKey: 'shop' },
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

  it('hands no secret to the browser', () => {
    expect(JSON.stringify(publicPartOf(readConfig(complete)))).not.toContain('secret')
  })
})
