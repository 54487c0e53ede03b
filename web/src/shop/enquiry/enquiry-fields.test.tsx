import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#data/testing/accessible.ts'
import { fields, fillIn, openEnquiryForm, send } from './testing/enquiry-example.tsx'

const problems = () =>
  [...document.querySelectorAll('form [role="alert"] li')].map(({ textContent }) => textContent)
const describedAs = (text: string) => page.getByText(text).last()

describe('the fields of the contact form (rules/enquiries#contact-form)', () => {
  it('are asked for in their words, phone and location not at all', async () => {
    const { api, screen } = await openEnquiryForm()
    await send().click()
    await expect.element(page.getByRole('alert')).toHaveFocus()
    expect(problems()).toEqual([
      'Please enter your name',
      'Email is required',
      'Please enter your message',
      'Please complete the captcha',
    ])
    expect(api.asked).toEqual([])
    await expectAccessible(screen.container)
  })

  it.each([
    ['name', '   ', 'Please enter your name'],
    ['email', '', 'Email is required'],
    ['email', 'anne-marie@', 'Please enter a valid email address'],
    ['email', 'anne marie@example.com', 'Please enter a valid email address'],
    ['phone', '1234567', 'Phone number must be between 8-20 characters'],
    ['phone', '0'.repeat(21), 'Phone number must be between 8-20 characters'],
    ['message', '', 'Please enter your message'],
    ['message', '14 characters.', 'Please enter at least 15 characters'],
    ['message', `  ${'m'.repeat(14)}   `, 'Please enter at least 15 characters'],
  ] as const)('%s with %j says so under it, with a red border', async (name, typed, text) => {
    const { api } = await openEnquiryForm()
    await fillIn()
    await fields[name]().fill(typed)
    await send().click()
    expect(problems()).toEqual([text])
    await expect.element(fields[name]()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(fields[name]()).toHaveAccessibleDescription(expect.stringContaining(text))
    expect(getComputedStyle(fields[name]().element()).borderColor).toBe('rgb(161, 38, 44)')
    await expect.element(fields[name]()).toHaveValue(typed)
    expect(api.asked).toEqual([])
  })

  it('need the captcha', async () => {
    const { api } = await openEnquiryForm()
    await fillIn()
    await fields.captcha().click()
    await send().click()
    expect(problems()).toEqual(['Please complete the captcha'])
    await expect
      .element(page.getByRole('group', { name: 'Captcha' }))
      .toHaveAccessibleDescription('Please complete the captcha')
    expect(api.asked).toEqual([])
  })

  it('move neither their summary nor the form while they are mended', async () => {
    await openEnquiryForm()
    await send().click()
    await expect.element(page.getByRole('alert')).toHaveFocus()
    const topOf = (element: Element) => element.getBoundingClientRect().top + scrollY
    const before = topOf(fields.name().element())
    await fillIn()
    expect(problems()).toHaveLength(4)
    expect(topOf(fields.name().element())).toBe(before)
    const passed = topOf(send().element())
    await fields.captcha().click()
    await expect.element(page.getByRole('group', { name: 'Captcha' })).toHaveAttribute('data-invalid')
    expect(topOf(send().element())).toBe(passed)
  })

  it('take a message of fifteen characters', async () => {
    const { api } = await openEnquiryForm()
    await fillIn()
    await fields.message().fill('15 characters..')
    await send().click()
    await expect.poll(() => api.asked).toHaveLength(1)
  })

  it('are checked live from the first attempt on, and not before', async () => {
    await openEnquiryForm()
    await fields.email().fill('anne-marie@')
    await fields.name().click()
    await expect.element(fields.email()).not.toHaveAttribute('aria-invalid')
    await send().click()
    await expect.element(describedAs('Please enter a valid email address')).toBeVisible()
    await fields.email().fill('anne-marie@example.com')
    await expect.element(fields.email()).not.toHaveAttribute('aria-invalid')
    await fields.email().fill('')
    await expect.element(describedAs('Email is required')).toBeVisible()
  })

  it('hold digits and one + as a phone, and a message counted to its end', async () => {
    await openEnquiryForm()
    await fields.phone().fill('+44 (0)161 496-0123 ext')
    await expect.element(fields.phone()).toHaveValue('+441614960123')
    await fields.message().fill('Four')
    await expect.element(page.getByText('4 of 1000')).toBeVisible()
    await expect.element(fields.message()).toHaveAttribute('maxlength', '1000')
  })

  it('keep the caret behind what is typed in the middle of a phone', async () => {
    await openEnquiryForm()
    await fields.phone().fill('01614960123')
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}x9')
    await expect.element(fields.phone()).toHaveValue('019614960123')
  })

  it('leave alone what is being put together from several keys, and check it then', async () => {
    await openEnquiryForm()
    const phone = fields.phone().element()
    if (!(phone instanceof HTMLInputElement)) throw new Error('The phone is typed')
    phone.focus()
    phone.setRangeText('0161x')
    phone.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }))
    expect(phone.value).toBe('0161x')
    phone.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
    expect(phone.value).toBe('0161')
  })

  it('offer the boutiques, a virtual meeting, and nothing for sure', async () => {
    await openEnquiryForm()
    const options = [...fields.location().element().querySelectorAll('option')]
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Select a location',
      'Manchester',
      'Cheshire Boutique',
      'London',
      'Virtual',
      'Not Sure',
    ])
  })
})
