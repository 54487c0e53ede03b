import { expect, it, vi } from 'vitest'
import { clickId, clickIdIn, forgetClickId, keepClickId } from './click-id.ts'

it.each([
  ['', null],
  ['?utm_source=letter', null],
  ['?gclid=', null],
  ['?gclid=EAIaIQobChMI_x-y.z~1', 'EAIaIQobChMI_x-y.z~1'],
  ['?utm_source=a&gclid=abc&page=2', 'abc'],
  ['?gclid=first&gclid=second', 'first'],
  ['?gclid=%3Cscript%3E', null],
  ['?gclid=%3Cabc', null],
  ['?gclid=abc%3E', null],
  [`?gclid=${'a'.repeat(512)}`, 'a'.repeat(512)],
  [`?gclid=${'a'.repeat(513)}`, null],
])('reads the click identifier of a query (rules/consent#click-identifier): %s', (query, id) => {
  expect(clickIdIn(query)).toBe(id)
})

it('a tab keeps the last one that it has seen, until it is forgotten', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
  keepClickId('?page=2')
  expect([clickId(), kept.size]).toEqual([null, 0])
  keepClickId('?gclid=abc')
  keepClickId('?page=2')
  expect(clickId()).toBe('abc')
  forgetClickId()
  expect(clickId()).toBeNull()
})
