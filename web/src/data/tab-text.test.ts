import { beforeEach, expect, it, vi } from 'vitest'
import { stubPage } from './testing/stub-page.ts'

let page: ReturnType<typeof stubPage>
beforeEach(() => {
  vi.resetModules()
  page = stubPage()
})

it('a tab keeps a text until it is forgotten', async () => {
  const { forgetTabText, keepTabText, tabText } = await import('./tab-text.ts')
  expect(tabText('tab')).toBeNull()
  keepTabText('tab', 'a')
  expect(sessionStorage.getItem('ashcombe:tab')).toBe('a')
  expect(tabText('tab')).toBe('a')
  forgetTabText('tab')
  expect(tabText('tab')).toBeNull()
  expect(sessionStorage.getItem('ashcombe:tab')).toBeNull()
})

it('a browser that keeps nothing remembers it until the page is left, which is reported', async () => {
  const { forgetTabText, keepTabText, tabText } = await import('./tab-text.ts')
  const keeping = sessionStorage
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  keepTabText('tab', 'a')
  expect(tabText('tab')).toBe('a')
  expect(await page.reports()).toMatchObject([{ message: 'denied', where: 'storage' }])
  forgetTabText('tab')
  expect(tabText('tab')).toBeNull()
  keepTabText('tab', 'b')
  // The browser keeps texts again: what it keeps is later than what was remembered.
  vi.stubGlobal('sessionStorage', keeping)
  keepTabText('tab', 'c')
  sessionStorage.setItem('ashcombe:tab', 'd')
  expect(tabText('tab')).toBe('d')
})

it.each([
  ['{"a":1}', { a: 1 }],
  ['7', 7],
  ['{', undefined],
  [null, undefined],
])('the text %j says %j', async (text, said) => {
  const { parseTabText } = await import('./tab-text.ts')
  expect(parseTabText(text)).toEqual(said)
})
