import { isObject } from '../is-object.ts'
import { answering, caughtBy, type DeviatingApi } from './deviating-api.ts'

/** An API that refuses an address that has letters already. */
function tellingOfLetters(): DeviatingApi['deviate'] {
  const known = new Set<unknown>()
  return answering({
    'Mutation.subscribeToNewsletter': (answer, { args: { input } }) => {
      const email = isObject(input) && input['email']
      const isKnown = known.has(email)
      known.add(email)
      const error = { code: 'INVALID', field: 'email', message: 'It has letters already.' }
      return isKnown && isObject(answer) ? { ...answer, userErrors: [error] } : answer
    },
  })
}

/** What an API can get wrong of asking for letters. */
export const letterDeviations: readonly DeviatingApi[] = [
  ...caughtBy('SubscribeToNewsletter: nobody learns whether an address has letters already', {
    'tells whether an address has letters already': tellingOfLetters(),
  }),
  ...caughtBy('SubscribeToNewsletter: letters can be asked for in each language that the shop speaks', {
    'writes no letters in German': answering({
      'Mutation.subscribeToNewsletter': (answer, { args: { input } }) => {
        const error = { code: 'INVALID', field: 'email', message: 'There are no letters in it.' }
        const isGerman = isObject(input) && input['wordingLanguage'] === 'de'
        return isGerman && isObject(answer) ? { ...answer, userErrors: [error] } : answer
      },
    }),
  }),
]
