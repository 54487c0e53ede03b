import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { World } from '../world/world.ts'
import { Worlds } from '../world/worlds.ts'
import { respondToCaptcha, isCaptchaPath } from './captcha-route.ts'
import { captchaScript } from './captcha-script.ts'
import { giveToken, isTokenGood, spendToken } from './captcha-tokens.ts'

const scriptPath = '/third-party/captcha.js'
const tokensPath = '/third-party/captcha/tokens'
const pagePath = '/third-party/captcha/code'

let worlds: Worlds
let world: World
beforeEach(() => {
  worlds = new Worlds({ startMs: Date.parse('2026-11-25T10:00:00Z') })
  const made = worlds.create('mine')
  if (!made) throw new Error('There is no world')
  world = made
  world.setClock(new Date('2026-11-25T10:00:00Z'), true)
})
afterEach(() => worlds.close())

const send = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
  respondToCaptcha(
    new Request(`http://mock.test${path}`, { method, headers: { world: 'mine', ...headers } }),
    worlds,
  )

it('has three addresses', () => {
  expect([scriptPath, tokensPath, pagePath].map(isCaptchaPath)).toEqual([true, true, true])
  expect(['/third-party/chat.js', '/third-party/captcha'].map(isCaptchaPath)).toEqual([false, false])
})

it.each([
  [scriptPath, 'POST', 'GET'],
  [tokensPath, 'GET', 'POST'],
  [pagePath, 'PUT', 'GET, POST'],
])('%s takes no %s', async (path, method, allowed) => {
  const { status, headers } = await send(path, method)
  expect([status, headers.get('allow')]).toEqual([405, allowed])
})

it.each([scriptPath, tokensPath, pagePath])('%s is in no world that there is not', async (path) => {
  const method = path === tokensPath ? 'POST' : 'GET'
  expect((await send(path, method, { world: 'nowhere' })).status).toBe(404)
})

describe('a token', () => {
  it('is given to scripts of a page, which may read it, with the seconds that it counts', async () => {
    const answer = await send(tokensPath, 'POST', { origin: 'http://shop.test' })
    const { token, seconds } = (await answer.json()) as { token: string; seconds: number }
    expect(token).toMatch(/^[\w-]{24}$/)
    expect(seconds).toBe(120)
    expect(isTokenGood(world, token)).toBe(true)
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://shop.test')
    expect(answer.headers.get('access-control-allow-credentials')).toBe('true')
    expect(answer.headers.get('vary')).toBe('Origin')
  })

  it('is for no page where none asks', async () => {
    const { headers } = await send(tokensPath, 'POST')
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('access-control-allow-credentials')).toBeNull()
  })

  it('counts for two minutes, once, and where it was given', () => {
    const token = giveToken(world)
    expect([isTokenGood(world, token), isTokenGood(world, 'nothing')]).toEqual([true, false])
    expect(isTokenGood(worlds.default, token)).toBe(false)
    world.setClock(new Date('2026-11-25T10:01:59.999Z'), true)
    expect(isTokenGood(world, token)).toBe(true)
    world.setClock(new Date('2026-11-25T10:02:00Z'), true)
    expect(isTokenGood(world, token)).toBe(false)
    const used = giveToken(world)
    spendToken(world, used)
    expect(isTokenGood(world, used)).toBe(false)
  })

  it('is kept no longer than it counts', () => {
    giveToken(world)
    world.setClock(new Date('2026-11-25T10:01:00Z'), true)
    giveToken(world)
    world.setClock(new Date('2026-11-25T10:02:00Z'), true)
    giveToken(world)
    expect(world.sql.prepare('SELECT count(*) AS count FROM captcha_tokens').get()).toEqual({ count: 2 })
  })

  it('is held back by faults of its own, and the script by others', async () => {
    world.setFaults([{ operation: 'Captcha', kind: 'http-500' }])
    expect((await send(tokensPath, 'POST')).status).toBe(500)
    expect((await send(scriptPath)).status).toBe(200)
    world.setFaults([{ operation: 'CaptchaScript', kind: 'http-500' }])
    expect((await send(tokensPath, 'POST')).status).toBe(200)
    expect((await send(scriptPath)).status).toBe(500)
  })

  it.each(['Captcha', '*'])('is held back on the page, too, by %s', async (operation) => {
    world.setFaults([{ operation, kind: 'http-500' }])
    expect([(await send(pagePath)).status, (await send(pagePath, 'POST')).status]).toEqual([500, 500])
  })
})

describe('the page for browsers without scripts', () => {
  it('asks first, and then shows a code that counts', async () => {
    const asking = await (await send(pagePath)).text()
    expect(asking).toContain(`<form method="post" action="${pagePath}">`)
    expect(asking).not.toContain('<output>')
    const answer = await send(pagePath, 'POST')
    const page = await answer.text()
    expect(page).toContain('It counts once, and for 2 minutes.')
    expect(isTokenGood(world, /<output>([\w-]{24})<\/output>/.exec(page)?.[1] ?? '')).toBe(true)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'",
    })
  })
})

it('the script is read as one, and by nobody from a cache', async () => {
  const answer = await send(scriptPath)
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.text()).toBe(captchaScript)
})
