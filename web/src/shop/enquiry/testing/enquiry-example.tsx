import { page } from 'vitest/browser'
import { stubCaptcha } from '#data/enquiry/testing/stub-captcha.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { stubApi } from '#data/testing/stub-api.ts'
import { SendContactEnquiryDocument } from '#generated/graphql/graphql.ts'
import { Enquiry } from '../enquiry.tsx'

export const message = 'My grandmother’s ring has a loose sapphire.'
export const fields = {
  name: () => page.getByRole('textbox', { name: 'Name' }),
  email: () => page.getByRole('textbox', { name: 'E-mail' }),
  phone: () => page.getByRole('textbox', { name: 'Phone, optional' }),
  location: () => page.getByRole('combobox', { name: 'Location, optional' }),
  message: () => page.getByRole('textbox', { name: 'Message' }),
  captcha: () => page.getByRole('checkbox', { name: 'I am not a robot' }),
}
export const send = () => page.getByRole('button', { name: /^Send/ })
export const sent = { sendContactEnquiry: { enquiry: { reference: 'E-40218' }, userErrors: [] } }
export const refusal = (...userErrors: { code: 'REQUIRED' | 'INVALID' | 'TOO_SHORT'; field: string }[]) => ({
  sendContactEnquiry: { enquiry: null, userErrors },
})

/** The form, with a captcha and an API that takes what it is sent. */
export async function openEnquiryForm() {
  window.dataLayer = []
  const captcha = stubCaptcha()
  const api = stubApi()
  api.answer(SendContactEnquiryDocument, () => sent)
  const screen = await renderInShop(<Enquiry />)
  return { api, captcha, screen }
}

/** All that the form asks for. */
export async function fillIn(): Promise<void> {
  await fields.name().fill('Anne-Marie O’Brien')
  await fields.email().fill('anne-marie@example.com')
  await fields.message().fill(message)
  await fields.captcha().click()
}
