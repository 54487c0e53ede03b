import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#data/testing/accessible.ts'
import { CreateConsultationRequestDocument } from '#generated/graphql/graphql.ts'
import { fillIn, openPanel, panel, refused, sent } from './testing/booking-example.tsx'

/** The text that stands below a field and is tied to it. */
function messageOf(control: Element): string | null {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
}

const boxes = {
  topic: [panel.topic, 'Please select a topic'],
  date: [panel.date, 'Please select a date'],
  'first name': [panel.firstName, 'Please enter your first name'],
  'last name': [panel.lastName, 'Please enter your last name'],
  'e-mail': [panel.email, 'Email is required'],
  phone: [panel.phone, 'Phone number is required'],
  message: [panel.message, 'Please enter your message'],
} as const

describe('a consultation that is asked for without anything (rules/booking#fields)', () => {
  it.each(Object.entries(boxes))('says below the %s what is missing, in red', async (_, [box, text]) => {
    await openPanel()
    await panel.submit.click()
    await expect.element(box).toHaveAttribute('aria-invalid', 'true')
    expect(messageOf(box.element())).toContain(text)
    await expect.element(box).toHaveStyle({ borderColor: 'rgb(161, 38, 44)' })
  })

  it('asks for a location and for a time', async () => {
    await openPanel()
    await panel.submit.click()
    const boutiques = page.getByRole('group', { name: 'Boutique' })
    await expect.element(boutiques).toHaveAccessibleDescription('Please select a location')
    // Nothing can be chosen there yet, and what is missing is said all the same.
    await expect.element(panel.time).toBeDisabled()
    expect(messageOf(panel.time.element())).toContain('Please select a time')
  })

  it('leads from a summary, which has the focus, to every field in its order', async () => {
    await openPanel()
    await panel.submit.click()
    await expect.element(panel.summary).toHaveFocus()
    const links = panel.summary.getByRole('link').all()
    expect(links.map((link) => link.element().textContent)).toEqual([
      'Please select a location',
      'Please select a topic',
      'Please select a date',
      'Please select a time',
      'Please enter your first name',
      'Please enter your last name',
      'Email is required',
      'Phone number is required',
      'Please enter your message',
    ])
    await panel.summary.getByRole('link', { name: 'Please select a location' }).click()
    await expect.element(panel.boutique('London Boutique')).toHaveFocus()
    // A time cannot be chosen before the topic is.
    await panel.summary.getByRole('link', { name: 'Please select a time' }).click()
    await expect.element(panel.topic).toHaveFocus()
    await panel.summary.getByRole('link', { name: 'Please enter your message' }).click()
    await expect.element(panel.message).toHaveFocus()
    await expectAccessible(panel.dialog.element())
  })

  it('says nothing before it is sent once, and follows every key from then on', async () => {
    await openPanel()
    await panel.email.fill('anne@')
    await panel.phone.click()
    await expect.element(panel.email).not.toHaveAttribute('aria-invalid')
    await panel.submit.click()
    expect(messageOf(panel.email.element())).toBe('Please enter a valid email address')
    await panel.email.fill('anne@example.com')
    await expect.element(panel.email).not.toHaveAttribute('aria-invalid')
    await panel.email.fill('')
    await expect.element(panel.email).toHaveAccessibleDescription('Email is required')
  })
})

describe('a field that is filled in wrongly', () => {
  it.each([
    ['e-mail', panel.email, 'anne-marie.example.com', 'Please enter a valid email address'],
    ['phone', panel.phone, '0770090', 'Phone number must be between 8-20 characters'],
    ['phone', panel.phone, '0'.repeat(21), 'Phone number must be between 8-20 characters'],
    ['first name', panel.firstName, '   ', 'Please enter your first name'],
  ] as const)('says so of the %s', async (_, box, typed, text) => {
    const { api } = await openPanel()
    await fillIn()
    await box.fill(typed)
    await panel.submit.click()
    await expect.element(box).toHaveAccessibleDescription(text)
    // Nothing of it was cut away.
    await expect.element(box).toHaveValue(typed)
    expect(panel.summary.getByRole('link').all()).toHaveLength(1)
    expect(api.asked.filter((asked) => JSON.stringify(asked).includes('idempotencyKey'))).toEqual([])
  })

  it.each([
    ['Anne-Marie 3rd!', 'Anne-Marie rd'],
    ['O’Brien', 'O’Brien'],
    ["D'Arcy7", "D'Arcy"],
    ['李', '李'],
  ])('takes of the name %s only %s', async (typed, kept) => {
    await openPanel()
    await panel.lastName.click()
    await userEvent.keyboard(typed)
    await expect.element(panel.lastName).toHaveValue(kept)
  })

  it.each([
    ['+44 (0)7700 900123', '+447700900123'],
    ['07700-900 123 ext', '07700900123'],
    ['44+7700', '447700'],
  ])('takes of the pasted phone %s only %s', async (pasted, kept) => {
    await openPanel()
    await panel.phone.fill(pasted)
    await expect.element(panel.phone).toHaveValue(kept)
  })

  it('takes 500 characters of a message, and counts them', async () => {
    await openPanel()
    await expect.element(page.getByText('0 of 500')).toBeVisible()
    await panel.message.fill('x'.repeat(499))
    await expect.element(page.getByText('499 of 500')).toBeVisible()
    await userEvent.keyboard('yz')
    await expect.element(panel.message).toHaveValue(`${'x'.repeat(499)}y`)
    await expect.element(page.getByText('500 of 500')).toBeVisible()
    await expect.element(panel.message).toHaveAccessibleDescription('500 of 500')
  })
})

describe('what the API refuses', () => {
  it.each([
    ['firstName', panel.firstName, 'INVALID', 'Please enter your first name'],
    ['lastName', panel.lastName, 'TOO_LONG', 'This is longer than we can keep'],
    ['email', panel.email, 'INVALID', 'Please enter a valid email address'],
    ['phone', panel.phone, 'INVALID', 'Phone number must be between 8-20 characters'],
    ['description', panel.message, 'TOO_LONG', 'Please keep your message to 500 characters'],
    [
      'serviceId',
      panel.topic,
      'INVALID',
      'We do not offer this topic online any more. Please select another',
    ],
    [
      'date',
      panel.date,
      'DAY_UNAVAILABLE',
      'Nobody is there on this day any more. Please select another date',
    ],
  ] as const)('of the field %s is said below it', async (field, box, code, text) => {
    const { api } = await openPanel()
    await fillIn()
    api.answer(CreateConsultationRequestDocument, () => refused(code, field))
    await panel.submit.click()
    await expect.element(panel.summary).toHaveFocus()
    expect(messageOf(box.element())).toContain(text)
    // What was typed is all there, and goes through once it is taken.
    await expect.element(panel.message).toHaveValue('Three stones, please.')
    api.answer(CreateConsultationRequestDocument, () => sent)
    await panel.submit.click()
    await expect.element(page.getByText('Your consultation request has been sent.')).toBeVisible()
  })
})
