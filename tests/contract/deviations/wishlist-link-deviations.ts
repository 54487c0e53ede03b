import { isObject } from '../is-object.ts'
import { answering, caughtBy, type DeviatingApi, listed, misreading } from './deviating-api.ts'

/** An API whose links have a number each, beginning with 1. */
function countingLinks(): DeviatingApi['deviate'] {
  const links: unknown[] = []
  const numberOf = (id: unknown) => {
    if (!links.includes(id)) links.push(id)
    return `${links.indexOf(id) + 1}`
  }
  const naming = answering({ 'WishListShare.shareId': numberOf })
  const finding = misreading('sharedWishList', 'shareId', (number) => links[Number(number) - 1] ?? number)
  return (honest) => naming(finding(honest))
}

/** An API that tells its owner of the link that was made last. */
function keepingLink(): DeviatingApi['deviate'] {
  let last: unknown = null
  return answering({
    'Mutation.shareWishList': (link) => (last = link),
    'Query.wishListShare': (link) => link ?? last,
  })
}

/** What an API can get wrong of links to wishlists. */
export const wishlistLinkDeviations: readonly DeviatingApi[] = [
  ...caughtBy('SharedWishList: a link tells of its owner the first name alone', {
    'tells whoever has a link the whole name of its owner': answering({
      'SharedWishList.ownerFirstName': (name) => `${String(name)} O’Brien`,
    }),
  }),
  ...caughtBy('SharedWishList: a link shows each wish as its owner sees it, the latest first', {
    'shows wishes by their link in another metal': answering({
      'SharedWishListItem.metalId': (id) => id && 'another',
    }),
    'shows stones by their link dearer than they are': answering({
      'SharedWishListItem.gemstone': (stone) =>
        isObject(stone) && 'price' in stone ? { ...stone, price: Number(stone['price']) + 100 } : stone,
    }),
    'shows wishes by their link from the first to the last': answering({
      'SharedWishList.wishListItems': listed((items) => items.toReversed()),
    }),
  }),
  ...caughtBy('ShareWishList: its owner is told of a link while it is there, and ending one is true twice', {
    'tells nobody of their own link': answering({ 'Query.wishListShare': () => null }),
    'tells the owner of a link another id': answering({
      'Query.wishListShare': (link) => (isObject(link) ? { ...link, shareId: 'x'.repeat(43) } : link),
    }),
    'tells the owner of a link that has ended': keepingLink(),
    'says that no link has ended': answering({ 'Mutation.unshareWishList': () => false }),
  }),
  ...caughtBy('ShareWishList: the id of a link is too long to be guessed', {
    'counts its links to wishlists': countingLinks(),
  }),
]
