import { beforeEach, expect, it, vi } from 'vitest'
import { stubPage } from './testing/stub-page.ts'

beforeEach(() => void vi.resetModules())

it('what went wrong in a browser is told to the server, with the page and nothing that was typed', async () => {
  const sent: [string, Blob][] = []
  stubPage({ address: 'https://www.ashcombe.example.com/rings' })
  vi.stubGlobal('navigator', { sendBeacon: (to: string, body: Blob) => sent.push([to, body]) > 0 })
  const { reportError } = await import('./report-error.ts')
  reportError(new TypeError('no such field'), { where: 'cart' })
  reportError('a text')
  expect(sent.map(([to, { type }]) => [to, type])).toEqual([
    ['/api/reports', 'application/json'],
    ['/api/reports', 'application/json'],
  ])
  expect(await Promise.all(sent.map(async ([, body]) => JSON.parse(await body.text()) as unknown))).toEqual([
    { kind: 'error', message: 'no such field', where: 'cart', path: '/rings' },
    { kind: 'error', message: 'a text', path: '/rings' },
  ])
})

it('on the server it is a line of its log', async () => {
  const page = stubPage()
  const { connectServer } = await import('./server-side.ts')
  const { reportError } = await import('./report-error.ts')
  const report = vi.fn<(error: unknown, detail: unknown) => void>()
  connectServer({ report } as never)
  const error = new Error('away')
  reportError(error, { where: 'cart' })
  expect(report).toHaveBeenCalledExactlyOnceWith(error, { where: 'cart' })
  expect(await page.reports()).toEqual([])
})
