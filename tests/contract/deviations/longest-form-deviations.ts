import { isObject } from '../is-object.ts'
import { caughtBy, type DeviatingApi, misreading } from './deviating-api.ts'

/** An API that takes only what is shorter than it may be, wherever it stands in what is sent. */
const refusing = (mutation: string, field: string, most: number) =>
  changing(mutation, field, (text) => (text.length === most ? `${text}x` : text))

/** An API that refuses a name with some sign in it. */
const unwilling = (mutation: string, field: string, sign: RegExp) =>
  changing(mutation, field, (text) => text.replace(sign, '1'))

function changing(
  mutation: string,
  field: string,
  change: (text: string) => string,
): DeviatingApi['deviate'] {
  const within = (value: unknown): unknown =>
    isObject(value)
      ? Object.fromEntries(
          Object.entries(value).map(([name, part]) => [
            name,
            name === field && typeof part === 'string' ? change(part) : within(part),
          ]),
        )
      : value
  return misreading(mutation, 'input', within)
}

/** An API that keeps a letter less. */
const shortening = (mutation: string, field: string) => changing(mutation, field, (text) => text.slice(0, -1))

/** What an API can get wrong of how long the texts of a form may be, and in which letters. */
export const longestFormDeviations: readonly DeviatingApi[] = [
  ...caughtBy(
    'CreateConsultationRequest: a visit whose every text is as long as it may be is taken, with names in any alphabet',
    {
      'takes no last name of 60 letters for a visit': refusing('createConsultationRequest', 'lastName', 60),
      'takes no description of 500 letters': refusing('createConsultationRequest', 'description', 500),
      'takes no e-mail address of 254 letters': refusing('createConsultationRequest', 'email', 254),
      'takes no name in Chinese': unwilling('createConsultationRequest', 'firstName', /\p{Script=Han}/u),
      'takes no apostrophe as it is typed': unwilling('createConsultationRequest', 'lastName', /'/),
    },
  ),
  ...caughtBy(
    'SaveAddress: an address whose every text is as long as it may be is kept in full, with names in any alphabet',
    {
      'keeps no street of 100 letters': refusing('saveAddress', 'line1', 100),
      'keeps no label of 40 letters': refusing('saveAddress', 'label', 40),
      'keeps no name in Russian': unwilling('saveAddress', 'lastName', /\p{Script=Cyrillic}/u),
      'keeps one letter less of a county': shortening('saveAddress', 'county'),
    },
  ),
  ...caughtBy('SaveBuild: a name of a build that is as long as it may be is kept in full', {
    'keeps no build of 60 letters': refusing('saveBuild', 'name', 60),
  }),
  ...caughtBy('PlaceOrder: nothing speaks against an order whose every text is as long as it may be', {
    'writes no card of 200 letters': refusing('placeOrder', 'giftMessage', 200),
    'delivers to no town of 100 letters': refusing('placeOrder', 'town', 100),
    'delivers to nobody whose name is Chinese': unwilling('placeOrder', 'firstName', /\p{Script=Han}/u),
  }),
]
