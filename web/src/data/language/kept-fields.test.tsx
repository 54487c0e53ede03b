import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fillKeptFields, keepFields } from './kept-fields.ts'

const form = `
  <label>Name <input name="name" /></label>
  <label>Password <input name="password" type="password" /></label>
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
  await userEvent.fill(page.getByLabelText('Password'), 'opal-harbour')
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

it.each(['{', '[]', '{"path":"/","fields":[{"name":7}]}', 'null'])('survives %s in its place', (kept) => {
  sessionStorage.setItem('ashcombe:typed', kept)
  expect(fillKeptFields).not.toThrow()
  expect(held()[0]).toBe('')
})
