import { isObject } from '../is-object.ts'
import { answering, caughtBy, type DeviatingApi, listed, misreading } from './deviating-api.ts'

type Input = Readonly<Record<string, unknown>>

/** An API that takes a build for another one. */
const taking = (change: (input: Input) => Input) =>
  misreading('saveBuild', 'input', (input) => (isObject(input) ? change(input) : input))

/** An API that has nothing against this. */
const allowing = (code: string) =>
  answering({
    'SavedBuildsPayload.userErrors': listed((errors) =>
      errors.filter((error) => !isObject(error) || error['code'] !== code),
    ),
  })

const deleting = (field: string, code: string) =>
  answering({
    [`Mutation.${field}`]: (answer) =>
      isObject(answer)
        ? { ...answer, userErrors: [{ code, field: 'id', message: 'There is none.' }] }
        : answer,
  })

const deletesNone = 'what there is not to delete changes nothing, and is no error'

/** What an API can get wrong of builds that are none. */
export const buildRefusalDeviations: readonly DeviatingApi[] = [
  ...caughtBy('SaveBuild: parts that do not go together are told by a code, and the build is not kept', {
    'builds with a stone that does not fit': allowing('STONE_DOES_NOT_FIT'),
    'builds without a shape, or in two metals': allowing('OPTION_NOT_CHOSEN'),
    'builds in any finger size': taking((input) => ({ ...input, fingerSize: null })),
    'builds with any lettering': taking((input) => ({ ...input, engraving: null })),
    'builds with options that there are not': allowing('UNKNOWN_OPTION'),
    'gives a build without a name one': taking((input) => ({
      ...input,
      name: String(input['name']).trim() || 'Mine',
    })),
    'keeps a build that it refuses': keepingRefused(),
  }),
  ...caughtBy('SaveBuild: one stone alone, and two that are no pair, are no build of earrings', {
    'builds earrings of one stone': allowing('WRONG_STONE_COUNT'),
    'builds earrings of any two stones': allowing('STONES_NOT_A_PAIR'),
  }),
  ...caughtBy('SaveBuild: a build that no page sends is refused', {
    'keeps the stone of a build and drops its pair': taking((input) =>
      input['gemstoneId'] ? { ...input, gemstonePair: [] } : input,
    ),
    'drops options that have no setting': taking((input) =>
      input['sku'] ? input : { ...input, optionIds: [] },
    ),
    'drops a finger size that has no setting': taking((input) =>
      input['sku'] ? input : { ...input, fingerSize: null },
    ),
    'takes a build of nothing': (honest) => async (request) => {
      const text = await request.clone().text()
      const isEmpty = text.includes('saveBuild') && !/"(?:sku|gemstoneId)"/.test(text)
      return isEmpty ? Response.json({ data: { saveBuild: { userErrors: [] } } }) : honest(request)
    },
  }),
  ...caughtBy(`DeleteSavedBuild: ${deletesNone}`, {
    'calls it an error to delete a build that there is not': deleting('deleteSavedBuild', 'UNKNOWN_BUILD'),
  }),
  ...caughtBy(`DeleteAddress: ${deletesNone}`, {
    'calls it an error to delete an address that there is not': deleting('deleteAddress', 'INVALID'),
  }),
]

/** An API that refuses builds and shows them all the same. */
function keepingRefused(): DeviatingApi['deviate'] {
  const refused = new Set<unknown>()
  return answering({
    'Mutation.saveBuild': (answer, { args: { input } }) => {
      const errors = isObject(answer) ? answer['userErrors'] : null
      if (isObject(input) && Array.isArray(errors) && errors.length > 0) refused.add(input['id'])
      return answer
    },
    'Query.savedBuild': (build, { args: { id } }) => build ?? (refused.has(id) ? { id } : null),
  })
}
