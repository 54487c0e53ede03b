import { describe, expect, it } from 'vitest'
import type { CheckoutDraft } from '#data/checkout/checkout-draft.ts'
import { anne } from '#data/testing/signed-in.ts'
import { emptyCheckout } from './checkout-schema.ts'
import { startOfForm } from './start-of-form.ts'
import { typedForm } from './testing/typed-form.ts'

const { acceptsTerms: _terms, acceptsSaleTerms: _saleTerms, ...fields } = typedForm
const guests: CheckoutDraft = { userId: null, fields, press: { key: 'k', order: '{}' } }
const guest = { user: null, isRefused: false }

describe('the form begins', () => {
  it('empty for a guest who typed nothing', () => {
    expect(startOfForm(null, guest)).toEqual({ form: emptyCheckout, press: null })
  })

  it('with what was typed before, and never with a consent', () => {
    const { form, press } = startOfForm(guests, guest)
    expect(form.contact).toEqual(typedForm.contact)
    expect(form.delivery).toEqual(typedForm.delivery)
    expect([form.acceptsTerms, form.acceptsSaleTerms]).toEqual([false, false])
    expect(press).toEqual({ key: 'k', order: '{}' })
  })

  it('with what an account knows, in fields that are empty', () => {
    expect(startOfForm(null, { user: anne, isRefused: false }).form.contact).toEqual({
      email: 'anne@example.com',
      firstName: 'Anne-Marie',
      lastName: 'O’Brien',
      phone: '',
    })
    const typed = {
      ...guests,
      fields: { ...fields, contact: { ...fields.contact, email: 'my@example.com' } },
    }
    expect(startOfForm(typed, { user: anne, isRefused: false }).form.contact.email).toBe('my@example.com')
  })

  it('without what somebody typed who has signed out, or is somebody else', () => {
    const annes = { ...guests, userId: anne.id }
    expect(startOfForm(annes, guest)).toEqual({ form: emptyCheckout, press: null })
    const other = { ...anne, id: 'c2', firstName: 'Niamh' }
    expect(startOfForm(annes, { user: other, isRefused: false }).form.contact.firstName).toBe('Niamh')
    expect(startOfForm(annes, { user: anne, isRefused: false }).form.contact.phone).toBe('01632 960111')
  })

  it('with it where only the session has ended', () => {
    const annes = { ...guests, userId: anne.id }
    expect(startOfForm(annes, { user: null, isRefused: true }).form.contact.phone).toBe('01632 960111')
  })
})
