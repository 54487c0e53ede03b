import { describe, expect, it } from 'vitest'
import { readServerSettings } from './server-settings.ts'

describe('the number of stones', () => {
  it('is that of the fixtures when nothing is said', () => {
    expect(readServerSettings({ MOCK_STONES: '' })).toMatchObject({ stones: undefined })
  })

  it('comes from the environment, or from an argument, which wins', () => {
    expect(readServerSettings({ MOCK_STONES: '500' })).toMatchObject({ stones: 500 })
    expect(readServerSettings({ MOCK_STONES: '500' }, ['--stones', '1000000'])).toMatchObject({
      stones: 1_000_000,
    })
  })

  it.each(['-1', '1.5', '1000001', 'many'])('is never %s', (stones) => {
    expect(readServerSettings({}, ['--stones', stones])).toMatch(/^MOCK_STONES: /)
  })

  it.each([[['--stones']], [['--stones', '']], [['--stone', '5']], [['5']], [['--stones', '5', '6']]])(
    'is not read from %j',
    (args) => {
      expect(readServerSettings({}, args)).toMatch('It takes --stones N.')
    },
  )

  it('is asked for in whole, where arguments are no such thing', () => {
    expect(readServerSettings({}, ['--stone', '5'])).toBe(
      'Not an argument of the mock: --stone 5. It takes --stones N.',
    )
  })
})

describe('where it listens', () => {
  it('is this machine alone, at 4000, when nothing is said', () => {
    expect(readServerSettings({ MOCK_PORT: '', HOST: '' })).toMatchObject({ port: 4000, host: '127.0.0.1' })
  })

  it('is where it is told, any port that is free at 0', () => {
    const told = readServerSettings({ MOCK_PORT: '65535', HOST: '0.0.0.0' })
    expect(told).toMatchObject({ port: 65_535, host: '0.0.0.0' })
    expect(readServerSettings({ MOCK_PORT: '0' })).toMatchObject({ port: 0 })
  })

  it.each(['http', '-1', '65536', '40.5', ' '])('is never the port %j', (port) => {
    expect(readServerSettings({ MOCK_PORT: port })).toBe(
      `MOCK_PORT: ${port} is no whole number from 0 to 65535.`,
    )
  })
})

describe('what it keeps, and whom it answers', () => {
  it('is a folder and a key, when they are told', () => {
    expect(readServerSettings({ MOCK_DATA_DIR: '.data', MOCK_API_KEY: 'secret' })).toMatchObject({
      dataDir: '.data',
      apiKey: 'secret',
    })
    expect(readServerSettings({ MOCK_DATA_DIR: '', MOCK_API_KEY: '' })).toMatchObject({
      dataDir: undefined,
      apiKey: undefined,
    })
  })
})

describe('where links in messages lead', () => {
  it('is the address of the shop, when it is told', () => {
    expect(readServerSettings({ SITE_URL: 'https://shop.example.com' })).toMatchObject({
      siteUrl: 'https://shop.example.com',
    })
    expect(readServerSettings({ SITE_URL: 'http://localhost:3000' })).toMatchObject({
      siteUrl: 'http://localhost:3000',
    })
    expect(readServerSettings({ SITE_URL: '', MOCK_URL: '' })).toMatchObject({
      siteUrl: undefined,
      mockUrl: undefined,
    })
  })

  it('is the address of the mock, for the lender, when it is told', () => {
    expect(readServerSettings({ MOCK_URL: 'https://mock.example.com' })).toMatchObject({
      mockUrl: 'https://mock.example.com',
    })
    expect(readServerSettings({ MOCK_URL: 'mock.example.com' })).toBe(
      'MOCK_URL: mock.example.com is no address that starts with http.',
    )
  })

  it.each(['shop.example.com', 'javascript:alert(1)', '/shop', 'xhttp://shop.example.com'])(
    'is never %s',
    (siteUrl) => {
      expect(readServerSettings({ SITE_URL: siteUrl })).toBe(
        `SITE_URL: ${siteUrl} is no address that starts with http.`,
      )
    },
  )
})
