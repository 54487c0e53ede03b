import { beforeEach, expect, it, vi } from 'vitest'
import { stubPage } from './testing/stub-page.ts'

beforeEach(() => {
  vi.resetModules()
  stubPage()
})
const view = (path: string) => ({ event: 'page_view', viewName: 'Home', title: 'Ashcombe', path }) as const

it('events wait until the visitor allows them, and go on from there in their order', async () => {
  const { track, sendEvents } = await import('./track.ts')
  track(view('/a'))
  track(view('/b'))
  expect(window.dataLayer).toBeUndefined()
  sendEvents()
  expect(window.dataLayer).toEqual([view('/a'), view('/b')])
  track(view('/c'))
  expect(window.dataLayer).toEqual([view('/a'), view('/b'), view('/c')])
  sendEvents()
  expect(window.dataLayer).toHaveLength(3)
})

it('events are forgotten where the visitor does not allow them, or no longer', async () => {
  const { track, sendEvents, refuseEvents } = await import('./track.ts')
  track(view('/a'))
  refuseEvents()
  track(view('/b'))
  expect(window.dataLayer).toBeUndefined()
  sendEvents()
  expect(window.dataLayer).toEqual([])
  track(view('/c'))
  refuseEvents()
  expect('dataLayer' in window).toBe(false)
})

it('events join those that another script has left', async () => {
  window.dataLayer = [view('/earlier')]
  const { track, sendEvents } = await import('./track.ts')
  sendEvents()
  track(view('/a'))
  expect(window.dataLayer).toEqual([view('/earlier'), view('/a')])
})
