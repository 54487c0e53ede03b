import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { backgroundLoad } from './background-load.ts'

let browser: EventTarget
let page: EventTarget & { visibilityState: string }
const load = vi.fn<() => Promise<string>>()
const onLoaded = vi.fn<(loaded: string) => void>()
const onFailure = vi.fn<(error: unknown) => void>()
const failure = new TypeError('the file cannot be fetched')

beforeEach(() => {
  browser = new EventTarget()
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('window', browser)
  vi.stubGlobal('document', page)
  load.mockResolvedValue('the part')
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

/** A load whose first attempt has failed. */
async function failed() {
  load.mockRejectedValueOnce(failure)
  const part = backgroundLoad(load, onLoaded, onFailure)
  part.need()
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledExactlyOnceWith(failure))
  return part
}

it('loads once, however often it is needed', async () => {
  const part = backgroundLoad(load, onLoaded, onFailure)
  expect(load).not.toHaveBeenCalled()
  part.need()
  part.need()
  await vi.waitFor(() => expect(onLoaded).toHaveBeenCalledExactlyOnceWith('the part'))
  part.need()
  browser.dispatchEvent(new Event('online'))
  expect(load).toHaveBeenCalledOnce()
})

it.each([
  ['it is needed again', (part: { need: () => void }) => part.need()],
  ['the browser is online again', () => browser.dispatchEvent(new Event('online'))],
  ['the visitor comes back to the tab', () => page.dispatchEvent(new Event('visibilitychange'))],
])('loads what failed again when %s', async (_what, happen) => {
  const part = await failed()
  expect(load).toHaveBeenCalledOnce()
  happen(part)
  await vi.waitFor(() => expect(onLoaded).toHaveBeenCalledExactlyOnceWith('the part'))
  expect(onFailure).toHaveBeenCalledOnce()
})

it('loads again at once what fails after the browser was online again', async () => {
  const attempt = Promise.withResolvers<string>()
  load.mockReturnValueOnce(attempt.promise)
  backgroundLoad(load, onLoaded, onFailure).need()
  browser.dispatchEvent(new Event('online'))
  expect(load).toHaveBeenCalledOnce()
  attempt.reject(failure)
  await vi.waitFor(() => expect(onLoaded).toHaveBeenCalledExactlyOnceWith('the part'))
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(failure)
})

it('waits while the visitor is leaving the tab', async () => {
  await failed()
  page.visibilityState = 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
  expect(load).toHaveBeenCalledOnce()
})

it('comes to nothing once it is stopped', async () => {
  const part = await failed()
  part.stop()
  part.need()
  browser.dispatchEvent(new Event('online'))
  expect(load).toHaveBeenCalledOnce()
})

it('hands nothing over that arrives after it was stopped', async () => {
  const part = backgroundLoad(load, onLoaded, onFailure)
  part.need()
  part.stop()
  await load.mock.results[0]?.value
  expect(onLoaded).not.toHaveBeenCalled()
})
