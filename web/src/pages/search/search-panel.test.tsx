import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible } from '#data/testing/accessible.ts'
import { holdAnswers } from '#data/testing/break-answers.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { stubApi } from '#data/testing/stub-api.ts'
import { GlobalSearchDocument } from '#generated/graphql/graphql.ts'
import { shopRulesQuery } from '#generated/queries.ts'
import { SearchToggle } from './search-toggle.tsx'
import { designHit, rules, stoneHit } from './testing/example-hits.ts'

/** Four pieces, the first named like what is looked for, and a stone. */
const hits = [
  designHit({ sku: 'PR-00240', name: 'Double halo' }),
  designHit({ sku: 'PR-00229', name: 'Hidden halo' }),
  designHit({ sku: 'PR-00231', name: 'Oval halo' }),
  stoneHit(),
]

async function openSearch() {
  const api = stubApi()
  const find = (found: readonly object[]) =>
    api.answer(GlobalSearchDocument, () => ({ globalSearch: JSON.stringify(found), searchReading: null }))
  find(hits)
  const screen = await renderInShop(<SearchToggle />, {
    answers: [{ queryKey: shopRulesQuery().queryKey, data: rules }],
  })
  await screen.getByRole('link', { name: 'Search' }).click()
  const panel = screen.getByRole('dialog', { name: 'Search' })
  return {
    ...api,
    find,
    address: screen.address,
    panel,
    toggle: screen.getByRole('link', { name: 'Search' }),
    field: panel.getByRole('combobox', { name: 'Search pieces and stones' }),
    options: panel.getByRole('option'),
    chosen: panel.getByRole('option', { selected: true }),
    status: panel.getByRole('status'),
    fail: () => api.fail(GlobalSearchDocument),
  }
}

beforeEach(() => {
  delete window.dataLayer
})
afterEach(() => vi.useRealTimers())

describe('the panel of the search', () => {
  it('takes the focus and shows it, and gives it back on Esc', async () => {
    const { panel, field, toggle } = await openSearch()
    await expect.element(field).toHaveFocus()
    expect(field.element().parentElement).toHaveStyle({ outlineStyle: 'solid' })
    await userEvent.keyboard('{Escape}')
    await expect.element(panel).not.toBeInTheDocument()
    await expect.element(toggle).toHaveFocus()
  })

  it('asks once the typing rests, and from two characters on', async () => {
    const { field, panel, options, asked } = await openSearch()
    await userEvent.type(field, 'h')
    await expect.element(panel.getByRole('heading', { name: 'Often looked for' })).toBeVisible()
    await userEvent.type(field, 'alo')
    await expect.element(options.first()).toBeVisible()
    expect(asked).toEqual([{ input: 'halo' }])
  })

  it('asks 500 ms after the last key, and nothing of what stood there before', async () => {
    const { field, asked } = await openSearch()
    await expect.element(field).toHaveFocus()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    // Nothing is looked for meanwhile: that would let the time go on. What is asked is, once React has drawn it.
    const pass = async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms)
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
    }
    await userEvent.keyboard('hal')
    await pass(499)
    await userEvent.keyboard('o')
    await pass(499)
    expect(asked).toEqual([])
    await pass(1)
    expect(asked).toEqual([{ input: 'halo' }])
  })

  it('has eight placeholders while it looks, and none once something is found', async () => {
    const { panel, field, options } = await openSearch()
    const placeholders = () => panel.element().querySelectorAll('[data-placeholder]').length
    const release = holdAnswers(GlobalSearchDocument)
    await field.fill('halo')
    await expect.poll(placeholders).toBe(8)
    release()
    await expect.element(options.first()).toBeVisible()
    expect(placeholders()).toBe(0)
  })

  it('shows three results and the way to all of them, with what was typed marked', async () => {
    const { field, status, options, address } = await openSearch()
    await field.fill('double ha')
    await expect.element(status).toHaveTextContent('Showing 3 results of 4')
    expect(options.elements()).toHaveLength(4)
    const marks = options.elements()[0]?.querySelectorAll('mark') ?? []
    expect([...marks].map(({ textContent }) => textContent)).toEqual(['Double', 'ha'])
    await expectAccessible()
    await options.last().click()
    await expect.poll(address).toBe('/search?q=double+ha')
  })

  it('is walked through with the arrow keys, and Enter opens what they have reached', async () => {
    const { field, options, chosen, address } = await openSearch()
    await field.fill('double halo')
    await expect.element(options.first()).toBeVisible()
    expect(chosen.elements()).toEqual([])
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(chosen).toMatchTextContent('Double halo')
    await expect.element(field).toHaveAttribute('aria-activedescendant', chosen.element().id)
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(chosen).not.toBeInTheDocument()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(chosen).toMatchTextContent('Show All')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(address).toMatch(/\/PR-00240\b/)
    expect(window.dataLayer).toEqual([
      expect.objectContaining({ event: 'select_item', sku: 'PR-00240', name: 'Double halo' }),
    ])
  })

  it('says of a stone whether it is natural or lab-grown, and of a piece neither', async () => {
    const { field, find, options } = await openSearch()
    find([stoneHit({ id: '1', gemStoneType: 'NATURAL_DIAMOND' }), stoneHit(), designHit()])
    await field.fill('oval')
    await expect.element(options.nth(0).getByText('Natural', { exact: true })).toBeVisible()
    await expect.element(options.nth(1).getByText('Lab-grown', { exact: true })).toBeVisible()
    expect(
      options
        .nth(2)
        .getByText(/natural|lab-grown/i)
        .elements(),
    ).toEqual([])
    await expectAccessible()
  })

  it('tells of the stone that was chosen in it', async () => {
    const { field, find, options } = await openSearch()
    find([stoneHit()])
    await field.fill('107475')
    await expect.element(options.first()).toMatchTextContent('1.52 ct')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(window.dataLayer).toEqual([
      expect.objectContaining({ event: 'select_item', sku: '107475', category: 'gemstone' }),
    ])
  })

  it('opens the page of results above two characters only', async () => {
    const { field, panel, address } = await openSearch()
    await field.fill('ha')
    await userEvent.keyboard('{Enter}')
    await expect.element(panel.getByText(/^Three characters or more/)).toBeVisible()
    expect(address()).toBe('/')
    await field.fill('hal')
    await panel.getByRole('button', { name: 'Show all results' }).click()
    await expect.poll(address).toBe('/search?q=hal')
  })

  it('that has no answer says so, keeps the text, and works again', async () => {
    const { fail, find, panel, field, status } = await openSearch()
    fail()
    await field.fill('halo')
    await expect.element(panel.getByRole('alert')).toMatchTextContent('The search did not answer')
    await expect.element(field).toHaveValue('halo')
    await expectAccessible()
    find(hits)
    await panel.getByRole('button', { name: 'Try again' }).click()
    await expect.element(status).toHaveTextContent('Showing 3 results of 4')
  })

  it('asks again for what is shown, though the answer was known before', async () => {
    const { field, options, status, asked } = await openSearch()
    for (const text of ['halo', 'trilogy', 'halo']) {
      await field.fill(text)
      await expect.element(options.first()).toBeVisible()
    }
    await expect.element(status).toHaveTextContent('Showing 3 results of 4')
    expect(asked).toEqual([{ input: 'halo' }, { input: 'trilogy' }, { input: 'halo' }])
  })

  it('names what was not found, and offers other words', async () => {
    const { find, field, status, panel } = await openSearch()
    find([])
    await field.fill('sapphhhiire')
    await expect.element(status).toHaveTextContent('No results found for sapphhhiire')
    await expect.element(panel.getByRole('link', { name: 'sapphire' })).toBeVisible()
  })

  it('remembers the last two searches, and forgets one that is removed', async () => {
    const { field, panel, toggle } = await openSearch()
    for (const term of ['halo', 'trilogy', 'solitaire', 'trilogy']) {
      await field.fill(term)
      await userEvent.keyboard('{Enter}')
      // It closes when the page changes.
      await expect.element(panel).not.toBeInTheDocument()
      await toggle.click()
    }
    const previous = (term: string) => panel.getByRole('link', { name: term, exact: true })
    await expect.element(previous('solitaire')).toBeVisible()
    await expect.element(previous('trilogy')).toBeVisible()
    await expect.element(previous('halo')).not.toBeInTheDocument()
    await panel.getByRole('button', { name: 'Remove solitaire' }).click()
    await expect.element(previous('solitaire')).not.toBeInTheDocument()
    await expect.element(field).toHaveFocus()
  })
})
