import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { forgetClickId, keepClickId } from '#data/consent/click-id.ts'
import { opensEnquiry } from '#data/enquiry/enquiry-opening.ts'
import { breakCaptcha, stubCaptcha } from '#data/enquiry/testing/stub-captcha.ts'
import { expectAccessible } from '#data/testing/accessible.ts'
import { holdAnswers } from '#data/testing/break-answers.ts'
import { describeFaults } from '#data/testing/fault-matrix.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { SendContactEnquiryDocument } from '#generated/graphql/graphql.ts'
import { EnquiryHost } from './enquiry-host.tsx'
import { fields, fillIn, message, openEnquiryForm, refusal, send, sent } from './testing/enquiry-example.tsx'

const confirmation = () => page.getByRole('status').filter({ hasText: 'Your enquiry has been sent.' })
const input = (asked: unknown) => (asked as { input: Record<string, unknown> }).input

describe('the contact form over a page (rules/enquiries#contact-form)', () => {
  it('has its title in capitals', async () => {
    stubCaptcha()
    await renderInShop(
      <>
        <a href="/contact" {...opensEnquiry}>
          Send a message
        </a>
        <EnquiryHost />
      </>,
    )
    await page.getByRole('link', { name: 'Send a message' }).click()
    const title = page.getByRole('dialog').getByRole('heading', { name: 'Get in touch' })
    await expect.element(title).toHaveFocus()
    await expect.element(title).toHaveStyle({ textTransform: 'uppercase' })
  })
})

describe('sending the contact form (rules/enquiries#contact-form)', () => {
  it('says all of it, with the page it was sent from and what an advertisement was known by', async () => {
    const { api } = await openEnquiryForm()
    keepClickId('?gclid=EAIaIQobChMI')
    await fillIn()
    await fields.phone().fill('0161 496 0123')
    await fields.location().selectOptions('Cheshire Boutique')
    await send().click()
    await expect.element(confirmation()).toBeVisible()
    forgetClickId()
    expect(api.asked).toEqual([
      {
        input: {
          idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/),
          contactName: 'Anne-Marie O’Brien',
          email: 'anne-marie@example.com',
          phone: '01614960123',
          location: 'HALE',
          message,
          token: 'token-1',
          source: '/',
          gclid: 'EAIaIQobChMI',
        },
      },
    ])
  })

  it('ends in its confirmation, which has focus and view, and tells the data layer', async () => {
    const { screen } = await openEnquiryForm()
    await fillIn()
    await send().click()
    await expect.element(confirmation()).toHaveFocus()
    await expect
      .element(confirmation())
      .toMatchTextContent(/We aim to reply to within the next 12 working hours\./)
    await expect.element(confirmation()).toMatchTextContent(/Copy toanne-marie@example\.comReferenceE-40218/)
    await expect.element(confirmation()).toBeInViewport()
    await expect.element(fields.message()).not.toBeInTheDocument()
    expect(window.dataLayer).toEqual([{ event: 'contact_form_sent' }])
    await expectAccessible(screen.container)
  })

  it('begins another at its first field, which has the focus', async () => {
    await openEnquiryForm()
    await fillIn()
    await send().click()
    await page.getByRole('button', { name: 'Send another' }).click()
    await expect.element(fields.name()).toHaveFocus()
    await expect.element(fields.name()).toHaveValue('')
  })

  it('disables its button, with a spinner, and makes one request of many presses', async () => {
    const { api } = await openEnquiryForm()
    await fillIn()
    const release = holdAnswers(SendContactEnquiryDocument)
    const form = send().element().closest('form')
    for (const _ of [1, 2, 3]) form?.requestSubmit()
    await expect.element(send()).toBeDisabled()
    await expect.element(send()).toMatchTextContent('Sending')
    expect(send().element().querySelector('i')?.getAnimations()).toHaveLength(1)
    release()
    await expect.element(confirmation()).toBeVisible()
    expect(api.asked).toHaveLength(1)
  })

  it('asks again under the same key, and under another for what was changed', async () => {
    const { api } = await openEnquiryForm()
    api.fail(SendContactEnquiryDocument)
    await fillIn()
    await send().click()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => api.asked).toHaveLength(2)
    await fields.message().fill('Something else that I wonder about.')
    await send().click()
    await expect.poll(() => api.asked).toHaveLength(3)
    const [first, second, third] = api.asked.map((asked) => input(asked)['idempotencyKey'])
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('leaves the focus where somebody types after it could not be sent, and keeps saying so', async () => {
    const { api } = await openEnquiryForm()
    api.fail(SendContactEnquiryDocument)
    await fillIn()
    await send().click()
    await expect.element(page.getByRole('alert')).toHaveFocus()
    await fields.message().click()
    await fields.message().fill('Too short')
    await expect.element(fields.message()).toHaveAttribute('aria-invalid', 'true')
    await fields.message().fill(message)
    await expect.element(fields.message()).not.toHaveAttribute('aria-invalid', 'true')
    await expect.element(fields.message()).toHaveFocus()
    await expect.element(page.getByRole('alert')).toMatchTextContent('All that you typed is still here')
  })

  it('says no more that it could not be sent once it is sent with something wrong', async () => {
    const { api } = await openEnquiryForm()
    api.fail(SendContactEnquiryDocument)
    await fillIn()
    await send().click()
    await expect.element(page.getByRole('alert')).toMatchTextContent('All that you typed is still here')
    await fields.message().fill('Too short')
    await send().click()
    await expect.element(page.getByRole('alert')).toMatchTextContent('Please enter at least 15 characters')
    await fields.message().fill(message)
    await expect.element(fields.message()).not.toHaveAttribute('aria-invalid', 'true')
    await expect.element(page.getByRole('alert')).not.toMatchTextContent('All that you typed is still here')
  })

  it('puts what the API refuses beside its field, and keeps what was typed', async () => {
    const { api } = await openEnquiryForm()
    api.answer(SendContactEnquiryDocument, () =>
      refusal({ code: 'INVALID', field: 'email' }, { code: 'TOO_SHORT', field: 'message' }),
    )
    await fillIn()
    await send().click()
    await expect.element(fields.email()).toHaveAccessibleDescription('Please enter a valid email address')
    await expect.element(fields.message()).toHaveAccessibleDescription(/Please enter at least 15 characters/)
    await expect.element(fields.message()).toHaveValue(message)
  })

  it('says what was refused that is no field, and how to reach the shop', async () => {
    const { api } = await openEnquiryForm()
    api.answer(SendContactEnquiryDocument, () => refusal({ code: 'INVALID', field: 'source' }))
    await fillIn()
    await send().click()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/please ring us on 0808 157 0142/)
    await expect.element(fields.message()).toHaveValue(message)
  })
})

describe('the captcha of the form (rules/enquiries#captcha)', () => {
  it('is asked anew when the API takes its token no longer', async () => {
    const { api } = await openEnquiryForm()
    api.answer(SendContactEnquiryDocument, () => refusal({ code: 'INVALID', field: 'token' }))
    await fillIn()
    await send().click()
    await expect.element(fields.captcha()).not.toBeChecked()
    await expect.element(page.getByText('Please complete the captcha').last()).toBeVisible()
    api.answer(SendContactEnquiryDocument, () => sent)
    await fields.captcha().click()
    await send().click()
    await expect.element(confirmation()).toBeVisible()
    expect(api.asked.map((asked) => input(asked)['token'])).toEqual(['token-1', 'token-2'])
  })

  it('counts no longer once it has expired', async () => {
    const { api, captcha } = await openEnquiryForm()
    await fillIn()
    captcha.expire()
    await send().click()
    await expect.element(page.getByText('Please complete the captcha').last()).toBeVisible()
    expect(api.asked).toEqual([])
    expect(captcha.siteKey()).toBe('test')
  })

  it('that cannot be had says so, and is had when it is asked for again', async () => {
    const { captcha } = await openEnquiryForm()
    await expect.element(fields.captcha()).toBeVisible()
    captcha.fail()
    breakCaptcha()
    const retry = page.getByRole('button', { name: 'Try again' })
    await retry.click()
    await expect.element(page.getByText(/The captcha could not be reached/)).toBeVisible()
    await expect.element(page.getByRole('group', { name: 'Captcha' })).toHaveFocus()
    stubCaptcha()
    await retry.click()
    await expect.element(fields.captcha()).toBeVisible()
    await expect.element(retry).not.toBeInTheDocument()
  })
})

describeFaults('an enquiry', {
  document: SendContactEnquiryDocument,
  open: async () => {
    await openEnquiryForm()
    await fillIn()
  },
  ask: () => send().click(),
  expectPending: () => expect.element(send()).toBeDisabled(),
  expectFailed: async () => {
    await expect.element(page.getByRole('alert')).toHaveFocus()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Your enquiry has not been sent/)
    await expect.element(fields.name()).toHaveValue('Anne-Marie O’Brien')
    await expect.element(fields.message()).toHaveValue(message)
    await expect.element(fields.captcha()).toBeChecked()
  },
  retry: () => page.getByRole('button', { name: 'Try again' }).click(),
  expectDone: () => expect.element(confirmation()).toBeVisible(),
})
