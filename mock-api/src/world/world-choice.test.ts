import { describe, expect, it } from 'vitest'
import { addressInWorld, chosenWorldId, pathInWorld, worldIdOfPage } from './world-choice.ts'

const chosen = (headers: Record<string, string>) => chosenWorldId(new Headers(headers))

describe('the world of a request (rules/worlds-and-mock#worlds)', () => {
  it('is that of the header, else of the cookie, else the default one', () => {
    expect(chosen({ world: 'mine', cookie: 'world=other' })).toBe('mine')
    expect(chosen({ cookie: 'a=b;world=other' })).toBe('other')
    expect(chosen({ cookie: 'a=b;  world=other ; c=d' })).toBe('other')
    expect(chosen({ cookie: 'my-world=other' })).toBe('default')
    expect(chosen({})).toBe('default')
  })

  it('that shows a page of the provider is that of its address first', () => {
    const page = (path: string) =>
      worldIdOfPage(new Request(`http://mock.test${path}`, { headers: { world: 'mine' } }))
    expect(page('/pay/p1?world=other')).toBe('other')
    expect(page('/pay/p1')).toBe('mine')
  })
})

it('the address of such a page names its world, also the default one', () => {
  expect(pathInWorld('/pay/p1', 'mine')).toBe('/pay/p1?world=mine')
  expect(pathInWorld('/pay/p1', 'default')).toBe('/pay/p1?world=default')
})

it('the address of such a page in another world names that one alone', () => {
  expect(addressInWorld('http://mock.test/pay/p1?world=mine', 'copy')).toBe(
    'http://mock.test/pay/p1?world=copy',
  )
  expect(addressInWorld('http://mock.test/pay/p1', 'copy')).toBe('http://mock.test/pay/p1?world=copy')
  expect(addressInWorld('http://mock.test/pay/p1?world=mine', 'default')).toBe(
    'http://mock.test/pay/p1?world=default',
  )
})
