import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../api-error.ts'
import { rememberPlace } from '#lib/remember-place.ts'
import { stubPage } from '../testing/stub-page.ts'
import * as own from './change-own.ts'
import { changesAnswered } from './changes-under-way.ts'
import { watchLateFailure } from './late-failure.ts'
import { rememberPress } from './own-press.ts'
import { beginSession } from './session.ts'
import { amelia, ben, token } from './testing/wishlist-page.ts'

let page: ReturnType<typeof stubPage>
beforeEach(() => void (page = stubPage()))

/** A change that is sent by its press. */
const changeOwn = async <Data>(send: () => Promise<Data>) =>
  own.changeOwn(send, rememberPress(rememberPlace()))

const failing = async (error: Error) =>
  changeOwn(async () => {
    throw error
  })

describe('a change of somebody’s own', () => {
  it('gives what the API answers', async () => {
    expect(await changeOwn(async () => 'saved')).toEqual({ kind: 'answered', data: 'saved' })
  })

  it.each([
    ['network', 'failed'],
    ['graphql', 'failed'],
    ['session', 'signed-out'],
  ] as const)(
    'is, after a failure of kind %s, %s, which was reported where it was sent',
    async (kind, became) => {
      expect(await failing(new ApiError(kind, 'no'))).toEqual({ kind: became })
      expect(await page.reports()).toEqual([])
    },
  )

  it('has failed where the shop itself is wrong, which is reported', async () => {
    expect(await failing(new TypeError('no such field'))).toEqual({ kind: 'failed' })
    expect(await page.reports()).toMatchObject([{ message: 'no such field', where: 'account' }])
  })

  it.each([
    ['network', '/rings', [false, true]],
    ['network', '/', [false]],
    ['session', '/rings', [false]],
  ] as const)('that fails by %s at %s is told where its page was left', async (kind, path, told) => {
    const tell = vi.fn<(isUnsaid: boolean) => void>()
    watchLateFailure(tell)
    await changeOwn(async () => {
      location.pathname = path
      throw new ApiError(kind, 'no')
    })
    expect(tell.mock.calls.flat()).toEqual(told)
  })

  it('that waited beyond its page is told as well, and leaves what was told before it was sent', async () => {
    const tell = vi.fn<(isUnsaid: boolean) => void>()
    watchLateFailure(tell)
    const fail = async () => Promise.reject(new ApiError('network', 'no'))
    const [first, second] = [rememberPress(rememberPlace()), rememberPress(rememberPlace())]
    location.pathname = '/rings'
    await own.changeOwn(fail, first)
    await own.changeOwn(fail, second)
    expect(tell.mock.calls.flat()).toEqual([false, false, true, true])
  })

  it('that fails once somebody else has signed in is told to nobody', async () => {
    beginSession({ token, user: amelia })
    const tell = vi.fn<(isUnsaid: boolean) => void>()
    watchLateFailure(tell)
    await changeOwn(async () => {
      location.pathname = '/rings'
      beginSession(ben)
      throw new ApiError('network', 'no')
    })
    expect(tell.mock.calls.flat()).toEqual([false])
  })

  it('is not sent for whoever has signed in while it waited', async () => {
    beginSession({ token, user: amelia })
    const press = rememberPress(rememberPlace())
    beginSession(ben)
    const send = vi.fn<() => Promise<string>>()
    expect(await own.changeOwn(send, press)).toEqual({ kind: 'signed-out' })
    expect(send).not.toHaveBeenCalled()
  })

  it('is waited for by a sign-out', async () => {
    const answer = Promise.withResolvers<string>()
    const change = changeOwn(async () => answer.promise)
    let isOver = false
    const waiting = changesAnswered(60_000).then(() => (isOver = true))
    await new Promise((resolve) => void setImmediate(resolve))
    expect(isOver).toBe(false)
    answer.resolve('saved')
    await Promise.all([change, waiting])
  })
})
