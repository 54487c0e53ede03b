import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { packQueries, unpackQueries } from '#data/page-queries.ts'
import { designDetailQuery } from '#generated/queries.ts'
import { designVariables } from '../design-choice.ts'
import { solitaire } from '#testing/build-examples.ts'
import { loadAvailableViews, availableViewsQuery } from './available-views.ts'

afterEach(() => {
  vi.doUnmock('./views-of-design.ts')
  vi.resetModules()
  vi.unstubAllGlobals()
})

const variables = designVariables(solitaire.sku)
const { queryKey } = availableViewsQuery(solitaire.sku, async () => null)

/** Of a visitor who has come to a design that exists, or does not. */
function clientWith(design: typeof solitaire | null) {
  const queryClient = new QueryClient()
  queryClient.setQueryData(designDetailQuery(variables).queryKey, { getDesignBySku: design })
  return queryClient
}

describe('the ways to look at a design', () => {
  it('are brought by a loader', async () => {
    const fixedAttributes = [
      { id: '139', name: 'Style', optionName: 'Solitaire' },
      { id: '701', name: 'Head', optionName: 'Claw' },
      { id: '1', name: 'Shoulders', optionName: 'Plain' },
      { id: '2', name: 'Band Style', optionName: 'Plain' },
      { id: '3', name: 'Shank', optionName: 'Straight' },
    ]
    const queryClient = clientWith({ ...solitaire, fixedAttributes })
    await loadAvailableViews(queryClient, variables)
    expect(queryClient.getQueryData(queryKey)).toEqual({
      hasLiveView: true,
      hasTrueSize: true,
      drawnViews: ['side', 'above', 'detail', 'hand'],
    })
  })

  it('are none for a design that does not exist', async () => {
    const queryClient = clientWith(null)
    await loadAvailableViews(queryClient, variables)
    expect(queryClient.getQueryData(queryKey)).toEqual({
      hasLiveView: false,
      hasTrueSize: false,
      drawnViews: [],
    })
  })

  it('come with the page, and are then never worked out', async () => {
    const server = new QueryClient()
    server.setQueryData(queryKey, { hasLiveView: true, hasTrueSize: false, drawnViews: [] })
    const browser = new QueryClient()
    unpackQueries(browser, packQueries(server))
    const askDesign = vi.fn(async () => solitaire)
    expect(await browser.fetchQuery(availableViewsQuery(solitaire.sku, askDesign))).toEqual({
      hasLiveView: true,
      hasTrueSize: false,
      drawnViews: [],
    })
    expect(askDesign).not.toHaveBeenCalled()
  })

  it('break no page where their code does not come, which is reported', async () => {
    const sendBeacon = vi.fn<(url: string, body: Blob) => boolean>()
    vi.stubGlobal('navigator', { sendBeacon })
    vi.stubGlobal('location', { pathname: '/create' })
    vi.doMock('./views-of-design.ts', () => {
      throw new TypeError('Failed to fetch')
    })
    const queryClient = clientWith(solitaire)
    await loadAvailableViews(queryClient, variables)
    expect(queryClient.getQueryData(queryKey)).toBeUndefined()
    expect(sendBeacon).toHaveBeenCalledTimes(1)
    expect(await sendBeacon.mock.calls[0]?.[1].text()).toContain('"where":"ways to look"')
  })
})
