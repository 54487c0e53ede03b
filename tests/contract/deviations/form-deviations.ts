import { randomUUID } from 'node:crypto'
import { isObject } from '../is-object.ts'
import { answering, asking, caughtBy, coded, type DeviatingApi, listed, misreading } from './deviating-api.ts'

/** An API that takes something else for a field of a visit that is too long. */
const cutting = (field: string, longest: number, instead: string) =>
  misreading('createConsultationRequest', 'input', (input) =>
    isObject(input) && String(input[field]).length > longest ? { ...input, [field]: instead } : input,
  )

/** An API that takes a postcode for another text. */
const lookingUp = (change: (postcode: string) => string) =>
  asking(({ query, variables }) => ({
    query,
    variables: query.includes('addressesAtPostcode')
      ? Object.fromEntries(Object.entries(variables).map(([name, text]) => [name, change(String(text))]))
      : variables,
  }))

/** What an API can get wrong of postcodes, visits and forms. */
export const formDeviations: readonly DeviatingApi[] = [
  ...caughtBy(
    'AddressesAtPostcode: a postcode finds addresses at it, in any writing, and a text that is none is refused',
    {
      'finds addresses at another postcode': answering({ 'FoundAddress.postcode': () => 'SW1A 1AA' }),
      'finds nothing at a postcode in lower case': answering({
        'Query.addressesAtPostcode': (found, { args }) => (args['postcode'] === 'ba15lr' ? [] : found),
      }),
      'finds addresses at what is no postcode': misreading(
        'addressesAtPostcode',
        'postcode',
        () => 'BA1 5LR',
      ),
    },
  ),
  ...caughtBy(
    'AddressesAtPostcode: a postcode of each form is taken, with street and town, and what only looks like one is refused',
    {
      'knows no postcode with a letter after its digit': lookingUp((postcode) =>
        /^[A-Z]+\d[A-Z]/i.test(postcode) ? 'no such' : postcode,
      ),
      'knows no postcode of seven letters without its space': lookingUp((postcode) =>
        postcode.length === 7 && !postcode.includes(' ') ? 'no such' : postcode,
      ),
      'does not know the postcode that has no digit before its space': lookingUp((postcode) =>
        postcode.startsWith('GIR') ? 'no such' : postcode,
      ),
      'finds addresses at a postcode of a letter too few': lookingUp((postcode) =>
        postcode === 'BA1 5L' ? 'BA1 5LR' : postcode,
      ),
      'finds addresses at a postcode of another country': lookingUp((postcode) =>
        postcode === '75008' ? 'BA1 5LR' : postcode,
      ),
      'finds addresses without a street': answering({ 'FoundAddress.line1': () => ' ' }),
      'finds addresses without a town': answering({ 'FoundAddress.town': () => '' }),
      'lists the houses of a street from its end': answering({
        'Query.addressesAtPostcode': listed((found) => found.toReversed()),
      }),
    },
  ),
  ...caughtBy('CreateConsultationRequest: the same key asks for one visit, and of nothing else', {
    'ignores the key of a visit': misreading('createConsultationRequest', 'input', (input) =>
      isObject(input) ? { ...input, idempotencyKey: randomUUID() } : input,
    ),
    'gives every visit one id': answering({ 'ConsultationRequest.id': () => 'visit' }),
    'keeps another day than was asked for': answering({ 'ConsultationRequest.date': () => '2027-01-01' }),
  }),
  ...caughtBy('CreateConsultationRequest: each field that cannot be taken is named with its code', {
    'names the same field for everything': answering({ 'ConsultationUserError.field': () => 'email' }),
    'calls everything invalid': coded('ConsultationUserError', 'INVALID'),
    'names only the first field of a visit that is wrong': answering({
      'ConsultationRequestPayload.userErrors': listed((errors) => errors.slice(0, 1)),
    }),
    'takes a phone number of any length': misreading('createConsultationRequest', 'input', (input) =>
      isObject(input) ? { ...input, phone: String(input['phone']).slice(0, 20) } : input,
    ),
    'takes digits in a name': misreading('createConsultationRequest', 'input', (input) =>
      isObject(input) ? { ...input, firstName: String(input['firstName']).replaceAll(/\d/g, 'x') } : input,
    ),
    'cuts the key of a visit off': misreading('createConsultationRequest', 'input', (input) =>
      isObject(input) ? { ...input, idempotencyKey: String(input['idempotencyKey']).slice(0, 64) } : input,
    ),
  }),
  ...caughtBy('CreateConsultationRequest: nothing of a visit that is too long is taken', {
    'cuts the e-mail address of a visit off': cutting('email', 254, 'cut@example.com'),
    'cuts the consultant of a visit off': cutting('consultant', 64, 'nobody'),
    'cuts off what an advertisement of a visit was known by': cutting('gclid', 512, 'x'),
  }),
  ...caughtBy('CreateConsultationRequest: a time that is taken is not given once more', {
    'gives one time to everybody': answering({ 'AppointmentTime.disabled': () => false }),
  }),
  ...caughtBy('SendContactEnquiry: each field that cannot be taken is named with its code', {
    'cuts the key of a question off': misreading('sendContactEnquiry', 'input', (input) =>
      isObject(input) ? { ...input, idempotencyKey: String(input['idempotencyKey']).slice(0, 64) } : input,
    ),
    'asks for no captcha': answering({
      'ContactEnquiryPayload.userErrors': listed((errors) =>
        errors.filter((error) => !isObject(error) || error['field'] !== 'token'),
      ),
    }),
    'takes a message of any length': asking(({ query, variables }) => {
      const { input } = variables
      const isLong = isObject(input) && JSON.stringify(input['message'] ?? '').length > 1000
      return {
        query,
        variables: isLong ? { ...variables, input: { ...input, message: 'x'.repeat(100) } } : variables,
      }
    }),
  }),
  ...caughtBy(
    'SubscribeToNewsletter: an address that is none is named with its code, and a wording that there never was is refused',
    {
      'sends letters to any address': answering({ 'NewsletterPayload.userErrors': () => [] }),
      'writes letters in any language': misreading('subscribeToNewsletter', 'input', (input) =>
        isObject(input) ? { ...input, wordingLanguage: 'en' } : input,
      ),
      'takes any wording of letters': misreading('subscribeToNewsletter', 'input', (input) =>
        isObject(input) ? { ...input, wordingVersion: '2026-11' } : input,
      ),
    },
  ),
  ...caughtBy('UnsubscribeFromNewsletter: a letter that there is not is told by its code', {
    'ends letters that there never were': answering({ 'NewsletterPayload.userErrors': () => [] }),
  }),
]
