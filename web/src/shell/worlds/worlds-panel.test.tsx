import type { Fault } from '@shop/schema/http/world-faults'
import type { WorldView } from '@shop/schema/http/worlds'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#data/testing/accessible.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { WorldsHost } from './worlds-host.tsx'

interface Call {
  readonly method: string
  readonly path: string
  readonly body: unknown
}

/** A mock with one world; what it is told it shows. */
let world: WorldView
let snapshots: { name: string; now: string }[]
let calls: Call[]

const soldOut = {
  name: 'sold-out-stone',
  title: 'Sold-out stone',
  says: 'Somebody has just bought this stone.',
  path: '/gemstone/100010',
  signInAs: null,
} as const

beforeEach(() => {
  world = { id: 'default', now: '2026-11-25T10:00:00.000Z', frozen: true, faults: [], stones: {} }
  snapshots = []
  calls = []
  sessionStorage.clear()
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const request = new Request(input)
    const text = await request.text()
    const path = new URL(request.url).pathname
    const body: unknown = text === '' ? null : JSON.parse(text)
    calls.push({ method: request.method, path, body })
    return answerTo(path, request.method, body)
  })
})
afterEach(() => {
  history.replaceState(null, '', location.pathname + location.search)
  vi.restoreAllMocks()
})

function answerTo(path: string, method: string, body: unknown): Response {
  if (path === '/api/worlds') return Response.json({ worlds: [world] })
  if (path === '/api/worlds/default') return Response.json(world)
  if (path === '/api/scenarios') return Response.json({ scenarios: [soldOut] })
  if (path.endsWith('/snapshots')) {
    // As the panel sends it.
    if (method === 'POST') snapshots = [{ ...(body as { name: string }), now: world.now }]
    return Response.json({ snapshots })
  }
  if (path.endsWith('/faults')) {
    // As the panel sends it.
    world = { ...world, faults: body as Fault[] }
    return Response.json(world)
  }
  return Response.json({ errors: [{ message: 'The mock is tired.' }] }, { status: 409 })
}

const lastWrite = () => calls.findLast(({ method }) => method !== 'GET')
const dialog = () => page.getByRole('dialog', { name: 'Worlds' })

async function openPanel() {
  location.hash = '#worlds'
  await renderInShop(<WorldsHost />)
  await expect.element(dialog().getByRole('heading', { name: 'Scenario' })).toBeVisible()
}

it('is nothing until it is asked for, leaves a handle when it is closed, and goes for good when it is put away', async () => {
  await renderInShop(<WorldsHost />)
  await expect.element(page.getByRole('button', { name: 'World: default' })).not.toBeInTheDocument()
  location.hash = '#worlds'
  await expect.element(dialog()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  const handle = page.getByRole('button', { name: 'World: default' })
  await handle.click()
  await expect.element(dialog()).toBeVisible()
  expect(location.hash).toBe('')
  await dialog().getByRole('button', { name: 'Put the panel away' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(handle).not.toBeInTheDocument()
})

it('is there on the next page too, whose address does not ask for it', async () => {
  location.hash = '#worlds'
  const first = await renderInShop(<WorldsHost />)
  await expect.element(dialog()).toBeVisible()
  await first.unmount()
  history.replaceState(null, '', location.pathname)
  await renderInShop(<WorldsHost />)
  await expect.element(dialog()).toBeVisible()
})

it('changes the faults that the mock has now, and not those it had when it was opened', async () => {
  const slow: Fault = { kind: 'delay', operation: '*', delayMs: 2000, remaining: 5 }
  world = { ...world, faults: [slow] }
  await openPanel()
  world = { ...world, faults: [{ ...slow, remaining: 2 }] }
  await dialog().getByRole('button', { name: 'Add' }).click()
  await expect.element(dialog().getByText('Status 500, every operation')).toBeVisible()
  expect(world.faults).toEqual([
    { ...slow, remaining: 2 },
    { kind: 'http-500', operation: '*' },
  ])
  world = { ...world, faults: world.faults.map((fault) => ({ ...fault, remaining: 1 })) }
  await dialog()
    .getByRole('button', { name: /^Remove: Delay/ })
    .click()
  await expect.element(dialog().getByText(/^Delay, every operation/)).not.toBeInTheDocument()
  expect(world.faults).toEqual([{ kind: 'http-500', operation: '*', remaining: 1 }])
})

it('can be read and used by everybody', async () => {
  await openPanel()
  await expectAccessible(document.body)
})

it('adds a fault and takes it away, and says before asking what is wrong with one', async () => {
  await openPanel()
  await expect.element(dialog().getByText('Nothing goes wrong.')).toBeVisible()
  await dialog().getByRole('combobox', { name: 'What goes wrong' }).selectOptions('Delay')
  await dialog().getByRole('button', { name: 'Add' }).click()
  await expect
    .element(dialog().getByRole('alert'))
    .toHaveTextContent('Milliseconds: this value is not possible')
  expect(lastWrite()).toBeUndefined()
  await dialog().getByRole('textbox', { name: 'Milliseconds' }).fill('2000')
  await dialog().getByRole('textbox', { name: 'From the n-th request' }).fill('3')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog().getByText('Delay, every operation, after 2 more')).toBeVisible()
  expect(lastWrite()).toEqual({
    method: 'PUT',
    path: '/api/worlds/default/faults',
    body: [{ kind: 'delay', operation: '*', delayMs: 2000, afterCalls: 2 }],
  })
  await dialog().getByRole('button', { name: 'Remove: Delay, every operation, after 2 more' }).click()
  await expect.element(dialog().getByText('Nothing goes wrong.')).toBeVisible()
})

it('keeps the state under a name and shows it', async () => {
  await openPanel()
  await dialog().getByRole('textbox', { name: 'Keep it as' }).fill('before-paying')
  await dialog().getByRole('button', { name: 'Keep' }).click()
  await expect.element(dialog().getByText('before-paying, 2026-11-25 10:00')).toBeVisible()
  await expect.element(dialog().getByRole('button', { name: 'Go back to before-paying' })).toBeVisible()
})

it('says where it happens what the mock refuses', async () => {
  await openPanel()
  await dialog().getByRole('button', { name: 'Start', exact: true }).click()
  const section = dialog().getByRole('region', { name: 'Scenario' })
  await expect.element(section.getByRole('alert')).toHaveTextContent('The mock is tired.')
  expect(lastWrite()).toEqual({
    method: 'POST',
    path: '/api/worlds/default/scenario',
    body: { name: 'sold-out-stone' },
  })
})

it('says that the mock does not answer, and asks again', async () => {
  vi.mocked(window.fetch).mockRejectedValueOnce(new TypeError('away'))
  location.hash = '#worlds'
  await renderInShop(<WorldsHost />)
  await expect.element(dialog().getByRole('alert').getByText('away')).toBeVisible()
  await dialog().getByRole('button', { name: 'Try again' }).click()
  await expect.element(dialog().getByRole('heading', { name: 'Scenario' })).toBeVisible()
})
