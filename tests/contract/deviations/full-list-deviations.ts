import { isObject } from '../is-object.ts'
import { answering, caughtBy, type DeviatingApi, listed } from './deviating-api.ts'

const kinds = [
  {
    check: 'SaveAddress: an account keeps twenty addresses, and no more',
    what: 'addresses',
    saving: 'saveAddress',
    list: 'addresses',
    code: 'ADDRESSES_FULL',
  },
  {
    check: 'SaveBuild: an account keeps fifty builds, and no more',
    what: 'builds',
    saving: 'saveBuild',
    list: 'savedBuilds',
    code: 'SAVED_BUILDS_FULL',
  },
  {
    check: 'AddWishlistItem: a wishlist holds a hundred items, and no more',
    what: 'wishes',
    saving: 'addWishlistItem',
    list: 'wishListItems',
    code: 'WISHLIST_FULL',
  },
] as const

type Kind = (typeof kinds)[number]

/** An API whose answers to a change have other errors, by those that they should have. */
const withErrors = (
  { saving }: Kind,
  change: (codes: readonly unknown[], key: unknown) => readonly string[],
) =>
  answering({
    [`Mutation.${saving}`]: (answer, { args: { input } }) => {
      const errors = isObject(answer) ? answer['userErrors'] : null
      if (!isObject(answer) || !Array.isArray(errors) || !isObject(input)) return answer
      const codes = errors.map((error) => (isObject(error) ? error['code'] : null))
      const key = input['id'] ?? input['gemstoneId']
      return { ...answer, userErrors: change(codes, key).map((code) => ({ code })) }
    },
  })

/** An API that has room for fewer than it should. */
function fullTooEarly(kind: Kind): DeviatingApi['deviate'] {
  const keys = new Set<unknown>()
  return withErrors(kind, (_, key) => {
    keys.add(key)
    return keys.size > 5 ? [kind.code] : []
  })
}

/** An API that changes nothing any more once it is full. */
function closedWhenFull(kind: Kind): DeviatingApi['deviate'] {
  let isFull = false
  return withErrors(kind, (codes) => {
    isFull ||= codes.includes(kind.code)
    return isFull ? [kind.code] : []
  })
}

/** An API that forgets the oldest for what it has refused. */
function forgettingOldest({ list, code }: Kind): DeviatingApi['deviate'] {
  return (honest) => {
    let isFull = false
    const answer = answering({
      [`Query.${list}`]: listed((items) =>
        isFull ? items.toSpliced(-1, 1, { id: 'x', gemstoneId: 'x' }) : items,
      ),
    })(honest)
    return async (request) => {
      const response = await answer(request)
      isFull ||= (await response.clone().text()).includes(code)
      return response
    }
  }
}

/** What an API can get wrong of how much an account holds. */
export const fullListDeviations: readonly DeviatingApi[] = kinds.flatMap((kind) =>
  caughtBy(kind.check, {
    [`keeps any number of ${kind.what}`]: withErrors(kind, () => []),
    [`has no room for all of the ${kind.what} that it should keep`]: fullTooEarly(kind),
    [`changes none of the ${kind.what} that are there once it has no room`]: closedWhenFull(kind),
    [`drops one of the ${kind.what} for another`]: forgettingOldest(kind),
  }),
)
