import { contact } from '@shop/schema/domain/addresses/addresses'
import { enquiryLocations } from '@shop/schema/domain/booking/enquiry-limits'
import { request as ask } from '../data/request.ts'
import { SendContactEnquiryDocument } from '../generated/operations/send-contact-enquiry.ts'
import { pageBefore, readForm, seeOther } from './posted-form.ts'

/** Bytes of a form: a thousand characters and some, each written as up to twelve. */
const bodyLimitBytes = 24 * 1024

/**
 * The contact form as a browser sends it that runs no script (rules/enquiries#contact-form): `POST /contact`. The answer
 * sends it back to its page, where the part behind the `#` shows what became of it. Null for anything else.
 */
export async function answerEnquiryForm(
  pathname: string,
  request: Request,
  siteUrl: string,
): Promise<Response | null> {
  if (request.method !== 'POST' || pathname !== contact()) return null
  const fields = await readForm(request, siteUrl, bodyLimitBytes)
  if (fields instanceof Response) return fields
  const page = pageBefore(request)
  return seeOther(`${page}#enquiry-${await send(fields, page)}`)
}

async function send(fields: URLSearchParams, page: string): Promise<'sent' | 'refused' | 'captcha' | 'away'> {
  const text = (name: string) => fields.get(name) ?? ''
  const token = text('token').trim()
  // Not worth asking: no such token is ever given.
  if (token === '' || token.length > 64) return 'captcha'
  try {
    const { sendContactEnquiry } = await ask(SendContactEnquiryDocument, {
      input: {
        // Whoever presses twice has sent the same token twice.
        idempotencyKey: token,
        contactName: text('contactName'),
        email: text('email'),
        phone: text('phone') || null,
        location: enquiryLocations.find((location) => location === text('location')) ?? null,
        message: text('message'),
        token,
        source: URL.parse(page, siteless)?.pathname ?? page,
        gclid: null,
      },
    })
    const { userErrors } = sendContactEnquiry
    if (userErrors.length === 0) return 'sent'
    return userErrors.every(({ field }) => field === 'token') ? 'captcha' : 'refused'
  } catch {
    // Reported where it was asked.
    return 'away'
  }
}

/** To read a path with. */
const siteless = 'http://shop.invalid'
