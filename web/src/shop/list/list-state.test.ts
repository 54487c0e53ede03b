import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { ApiError } from '#data/api-error.ts'
import {
  attributesAfter,
  createListState,
  failedAgain,
  noFailures,
  onArrival,
  type ListState,
} from './list-state.ts'

const base = '/create/engagement-ring'

describe('the filters in the address of a list', () => {
  it.each([
    [base, ''],
    [`${base}/`, ''],
    [`${base}/halo_platinum`, 'halo_platinum'],
    [`${base}/halo/`, 'halo'],
    [`${base}/product/PR-00208`, null],
    ['/create/engagement-rings', null],
    ['/cart', null],
  ])('are of %s: %s', (pathname, attributes) => {
    expect(attributesAfter(pathname, base)).toBe(attributes)
  })
})

describe('a choice of filters that failed', () => {
  const halo = (number: number) => ({ href: `${base}/halo`, number })

  it('is news of the list that it leads back to', () => {
    expect(onArrival(failedAgain(noFailures), halo(1)).news).toBe(1)
  })

  it('is news again when it fails a second time', () => {
    const once = onArrival(failedAgain(noFailures), halo(1))
    expect(onArrival(failedAgain(once), halo(2)).news).toBe(2)
  })

  it('stays news while it is tried again', () => {
    const once = onArrival(failedAgain(noFailures), halo(1))
    expect(failedAgain(once).news).toBe(1)
  })

  it('is over when another list is there, and when Back returns to it', () => {
    const once = onArrival(failedAgain(noFailures), halo(1))
    const onOther = onArrival(once, undefined)
    expect(onOther.news).toBeNull()
    expect(onArrival(onOther, halo(1)).news).toBeNull()
  })

  it('is over when more of the same list is shown', () => {
    const once = onArrival(failedAgain(noFailures), halo(1))
    expect(onArrival(once, halo(1)).news).toBeNull()
  })

  it('is over after a reload', () => {
    expect(onArrival(noFailures, halo(1)).news).toBeNull()
  })

  it('is no news where only a preload failed, which leads nowhere', () => {
    expect(onArrival(failedAgain(noFailures), undefined).news).toBeNull()
  })
})

describe('lists in a router', () => {
  it('keep the shown list, with its pages, at its own address when a choice of filters fails', async () => {
    const { router, goTo, fail } = await shopAt('/rings')
    await router.navigate({ to: '.', state: { pagesShown: 3 }, replace: true })
    fail('/rings/halo')
    await goTo('/rings/halo')
    const { location, matches } = router.state
    expect(location.pathname).toBe('/rings')
    expect(location.state).toMatchObject({ pagesShown: 3, failedChoice: { href: '/rings/halo' } })
    expect(matches.at(-1)).toMatchObject({ pathname: '/rings', status: 'success' })
  })

  it('tell each failure of the same choice, and none that Back returns to', async () => {
    const { router, goTo, fail, news } = await shopAt('/rings')
    fail('/rings/halo')
    await goTo('/rings/halo')
    const first = news()
    await goTo('/rings/halo')
    const second = news()
    expect(first?.href).toBe('/rings/halo')
    expect(second?.href).toBe('/rings/halo')
    expect(second?.number).not.toBe(first?.number)
    await goTo('/rings/platinum')
    expect(news()).toBeNull()
    await back(router)
    expect(router.state.location.state.failedChoice).toBeDefined()
    expect(news()).toBeNull()
  })

  it('fail like any page on arrival from another one', async () => {
    const { router, goTo, fail } = await shopAt('/other')
    fail('/rings/halo')
    await goTo('/rings/halo')
    expect(router.state.location.pathname).toBe('/rings/halo')
    expect(router.state.matches.at(-1)?.status).toBe('error')
  })

  it('fail like any page where the list before failed as well', async () => {
    const { router, goTo, fail } = await shopAt('/other')
    fail('/rings')
    fail('/rings/halo')
    await goTo('/rings')
    await goTo('/rings/halo')
    expect(router.state.location.pathname).toBe('/rings/halo')
    expect(router.state.matches.at(-1)?.status).toBe('error')
  })

  it('fail like any page for an error that is not the API’s', async () => {
    const { router, goTo, fail } = await shopAt('/rings')
    fail('/rings/halo', new TypeError('a bug'))
    await goTo('/rings/halo')
    expect(router.state.matches.at(-1)?.status).toBe('error')
  })

  it('stay on the page however long other filters take, and give way to an outline of another page', async () => {
    const { router, goTo } = await shopAt('/rings')
    await goTo('/rings/halo')
    expect(router.options.defaultPendingMs).toBe(Infinity)
    await goTo('/other')
    expect(router.options.defaultPendingMs).toBe(1000)
    await goTo('/rings/halo')
    expect(router.options.defaultPendingMs).toBe(1000)
  })

  it('know nothing of the lists of another visitor', async () => {
    const one = await shopAt('/rings')
    const other = await shopAt('/rings')
    one.fail('/rings/halo')
    await one.goTo('/rings/halo')
    const failure = one.news()
    if (!failure) throw new Error('It failed')
    expect(other.lists.isNews(failure)).toBe(false)
  })
})

/** A shop of one list, `/rings`, and one other page, opened at an address. */
async function shopAt(address: string) {
  const failing = new Map<string, Error>()
  const lists = createListState()
  const root = createRootRouteWithContext<{ lists: ListState }>()()
  const rings = createRoute({
    getParentRoute: () => root,
    path: '/rings/{-$attributes}',
    staticData: { isList: true },
    loader: async ({ context, params: { attributes }, location }) => {
      const error = failing.get(location.pathname)
      const answer = error ? Promise.reject(error) : Promise.resolve()
      await context.lists.loadChoice({ base: '/rings', attributes }, answer)
    },
  })
  const other = createRoute({ getParentRoute: () => root, path: '/other' })
  const router = createRouter({
    routeTree: root.addChildren([rings, other]),
    context: { lists },
    history: createMemoryHistory({ initialEntries: [address] }),
    origin: 'http://shop.test',
    isServer: false,
  })
  lists.follow(router)
  router.history.subscribe(() => void router.load())
  await router.load()
  return {
    router,
    lists,
    // The router of these tests is not the shop's, by whose routes addresses are typed.
    goTo: (href: string) => router.navigate({ to: href as '/' }),
    fail: (href: string, error: Error = new ApiError('http', '500')) => failing.set(href, error),
    /** The failure that is news of the shown list. */
    news: () => {
      const failed = router.state.location.state.failedChoice
      return failed && lists.isNews(failed) ? failed : null
    },
  }
}

async function back(router: Awaited<ReturnType<typeof shopAt>>['router']): Promise<void> {
  const resolved = new Promise<void>((resolve) => {
    const off = router.subscribe('onResolved', () => {
      off()
      resolve()
    })
  })
  router.history.back()
  await resolved
}
