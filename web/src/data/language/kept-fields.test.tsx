import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fillKeptFields, keepFields } from './kept-fields.ts'

const form = `
  <label>Name <input name="name" /></label>
  <label>Password <input name="password" type="password" /></label>
  <label>New password, shown <input name="new" type="text" autocomplete="new-password" /></label>
  <label>Message <textarea name="message"></textarea></label>
  <label>Boutique <select name="boutique"><option>Hale</option><option>London</option></select></label>
  <label><input type="checkbox" name="letters" />Letters</label>
  <label><input type="radio" name="by" value="post" />Post</label>
  <label><input type="radio" name="by" value="phone" />Phone</label>
  <label>Other <input name="name" /></label>`

beforeEach(() => {
  sessionStorage.clear()
  document.body.innerHTML = form
})

const held = () => [
  ...[...document.querySelectorAll<HTMLInputElement>('[name=name]')].map(({ value }) => value),
  document.querySelector<HTMLTextAreaElement>('textarea')?.value,
  document.querySelector('select')?.value,
  ...[...document.querySelectorAll('input')]
    .filter(({ checked }) => checked)
    .map(({ name, value }) => `${name} ${value}`),
]

async function fillIn() {
  const fields = page.getByRole('textbox', { name: 'Name' })
  await userEvent.fill(fields, 'Zoë')
  await userEvent.fill(page.getByLabelText('Password', { exact: true }), 'opal-harbour')
  await userEvent.fill(page.getByLabelText('New password, shown'), 'opal-harbour')
  await userEvent.fill(page.getByLabelText('Message'), 'Two lines\nof text')
  await userEvent.selectOptions(page.getByRole('combobox'), 'London')
  await userEvent.click(page.getByLabelText('Letters'))
  await userEvent.click(page.getByLabelText('Phone'))
}

const filled = ['Zoë', '', 'Two lines\nof text', 'London', 'letters on', 'by phone']

it('is filled in again where it stood', async () => {
  await fillIn()
  keepFields()
  document.body.innerHTML = form
  fillKeptFields()
  expect(held()).toEqual(filled)
})

it('is filled in where the fields come later', async () => {
  await fillIn()
  keepFields()
  document.body.innerHTML = ''
  fillKeptFields()
  document.body.innerHTML = form
  await expect.poll(held).toEqual(filled)
})

it('holds no password, and is told to the page as if it was typed', async () => {
  await fillIn()
  keepFields()
  expect(Object.values(sessionStorage).join('')).not.toContain('opal-harbour')
  document.body.innerHTML = form
  const told: string[] = []
  document.body.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLInputElement) told.push(target.value)
    },
    { signal: AbortSignal.timeout(5000) },
  )
  fillKeptFields()
  expect(told).toContain('Zoë')
  expect(document.querySelector<HTMLInputElement>('[type=password]')?.value).toBe('')
})

it('is forgotten once it was filled in, and on another page', async () => {
  await fillIn()
  keepFields()
  fillKeptFields()
  document.body.innerHTML = form
  fillKeptFields()
  expect(held()[0]).toBe('')
})

it('leaves fields alone that hold it already, and choices that another takes back', async () => {
  await fillIn()
  keepFields()
  const told: unknown[] = []
  document.body.addEventListener('input', ({ target }) => told.push(target), {
    signal: AbortSignal.timeout(5000),
  })
  fillKeptFields()
  expect(told).toEqual([])
  keepFields()
  for (const radio of document.querySelectorAll<HTMLInputElement>('[type=radio]'))
    radio.checked = radio.value === 'post'
  fillKeptFields()
  expect(held()).toEqual(filled)
  expect(new Set(told)).toEqual(new Set([document.querySelector('[value=phone]')]))
})

it('knows a field again where another has come before it', async () => {
  await fillIn()
  keepFields()
  document.body.innerHTML = `<input name="title" /><main>${form}</main>`
  fillKeptFields()
  expect(held()).toEqual(filled)
  expect(document.querySelector<HTMLInputElement>('[name=title]')?.value).toBe('')
})

/** Who observes a page is told of what has changed before anything else is done. */
const observersTold = async () =>
  new Promise<void>((resolve) => {
    queueMicrotask(() => queueMicrotask(resolve))
  })

/** A page that shows its fields late, deep within. */
async function showLate(happen: () => void) {
  await fillIn()
  keepFields()
  document.body.innerHTML = '<main><input aria-label="Search" /></main>'
  fillKeptFields()
  happen()
  const main = document.querySelector('main') as HTMLElement
  main.innerHTML = form
  await observersTold()
}

it('is filled in wherever the fields come', async () => {
  await showLate(() => undefined)
  expect(held()).toEqual(filled)
})

it('is given up once the visitor types, whatever the field makes of it', async () => {
  await showLate(() => {
    const search = document.querySelector('input') as HTMLInputElement
    search.addEventListener('keydown', (event) => event.stopPropagation())
    search.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))
  })
  expect(held()[0]).toBe('')
})

it.each([
  [9999, 'Zoë'],
  [10_000, ''],
])('is filled in where the fields come after %d milliseconds: %j', async (waitMs, value) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const fields = [{ name: 'text name  1', value: 'Zoë', isChecked: false }]
  sessionStorage.setItem('ashcombe:typed', JSON.stringify({ path: location.pathname, fields }))
  document.body.innerHTML = ''
  fillKeptFields()
  vi.advanceTimersByTime(waitMs)
  document.body.innerHTML = form
  await observersTold()
  expect(held()[0]).toBe(value)
})

const other = { name: 'text name  2', value: 'Moss', isChecked: false }

it.each([
  null,
  7,
  {},
  { name: 7, value: 'Zoë', isChecked: false },
  { name: 'text name  1', isChecked: false },
  { name: 'text name  1', value: 7, isChecked: false },
  { name: 'text name  1', value: 'Zoë', isChecked: 'no' },
])('is filled in without %j, which no field can hold', (field) => {
  const fields = [field, other]
  sessionStorage.setItem('ashcombe:typed', JSON.stringify({ path: location.pathname, fields }))
  fillKeptFields()
  expect(held().slice(0, 2)).toEqual(['', 'Moss'])
})

it.each([
  ['another page', { path: '/elsewhere', fields: [{ ...other, name: 'text name  1' }] }],
  ['no page', { fields: [{ ...other, name: 'text name  1' }] }],
  ['no fields', { path: location.pathname, fields: 7 }],
])('is not filled in where it is of %s', (_what, kept) => {
  sessionStorage.setItem('ashcombe:typed', JSON.stringify(kept))
  fillKeptFields()
  expect(held()[0]).toBe('')
  expect(sessionStorage.length).toBe(0)
})

it.each(['{', '[]', 'null'])('survives %s in its place', (kept) => {
  sessionStorage.setItem('ashcombe:typed', kept)
  expect(fillKeptFields).not.toThrow()
  expect(held()[0]).toBe('')
})
