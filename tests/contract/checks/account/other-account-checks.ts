import type { HeaderChanges } from '../../runner/api.ts'
import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import { CartAtTarget } from '../cart/cart-at-target.ts'
import { drawFinishedPieces } from '../cart/drawn-pieces.ts'
import { newId } from '../new-id.ts'
import { attachCart } from './attach-cart.ts'
import { otherOf } from './other-person.ts'
import { whileShared } from './wishlist-at-target.ts'

interface Account {
  readonly whoAmI: { readonly language: string | null } | null
  readonly consents: readonly {
    readonly purpose: string
    readonly isGiven: boolean
    readonly wording: { readonly version: string }
  }[]
}

const accountQuery = '{ whoAmI { language } consents { purpose isGiven wording { version } } }'
const shareQuery = '{ wishListShare { shareId } }'

/** What an account is set to stays so, whatever another is set to (rules/account#sessions). */
export const otherAccountChecks: readonly Check[] = [
  {
    operation: 'SetConsent',
    name: 'what one person allows, and the language that they read, is not changed by another',
    writes: true,
    async run(probe) {
      const other = otherOf(probe)
      const mine = await probe.ask<Account>(accountQuery)
      const theirs = await probe.ask<Account>(accountQuery, {}, other)
      const language = theirs.whoAmI?.language ?? 'en'
      const [consent] = probe.random.some(theirs.consents, 1)
      try {
        for (const chosen of ['fr', 'de']) await setLanguage(probe, other, chosen)
        if (consent) await setConsent(probe, other, { ...consent, isGiven: !consent.isGiven })
        probe.expectSame(await probe.ask(accountQuery), mine, 'One account, after another was set otherwise')
        const { whoAmI, consents } = await probe.ask<Account>(accountQuery, {}, other)
        probe.expectSame(
          [whoAmI?.language, consents.find(({ purpose }) => purpose === consent?.purpose)?.isGiven],
          ['de', consent && !consent.isGiven],
          'The language and a consent of the other account, after they were set',
        )
      } finally {
        await setLanguage(probe, other, language)
        if (consent) await setConsent(probe, other, consent)
      }
    },
  },
  {
    operation: 'UnshareWishList',
    name: 'nobody ends the link of another’s wishlist',
    writes: true,
    async run(probe) {
      const other = otherOf(probe)
      // Whoever was answered first is nobody's business afterwards.
      await probe.ask(shareQuery)
      const theirs = await probe.ask<{ wishListShare: object | null }>(shareQuery, {}, other)
      probe.skipUnless(theirs.wishListShare === null, 'the other account shares its wishlist')
      await whileShared(probe, async (shareId) => {
        probe.expectSame(
          await probe.ask(shareQuery, {}, other),
          { wishListShare: null },
          'The link of a wishlist that is not shared, while another one is',
        )
        await probe.send('mutation { unshareWishList }', {}, other)
        probe.expectSame(
          await probe.ask(shareQuery),
          { wishListShare: { shareId } },
          'The link of one wishlist, after another’s was ended',
        )
      })
    },
  },
  {
    operation: 'CartOfUser',
    name: 'the cart of one person is shown to nobody else',
    writes: true,
    async run(probe) {
      const other = otherOf(probe)
      const [piece] = await drawFinishedPieces(probe, 1)
      if (!piece) return
      const cart = new CartAtTarget(probe)
      await attachCart(probe, cart)
      const item = newId()
      await cart.put(item, piece.input)
      const query = '{ getCartOfUser { cartItems { basketItemId } } }'
      const mine = JSON.stringify(await probe.ask(query))
      const theirs = JSON.stringify(await probe.ask(query, {}, other))
      await cart.remove(item)
      probe.expectSame(
        [mine.includes(item), theirs.includes(item)],
        [true, false],
        'Whether a line of one account is in its cart, and in that of another',
      )
    },
  },
]

async function setLanguage(probe: Probe, other: HeaderChanges, language: string): Promise<void> {
  await probe.ask(
    'mutation ($language: String!) { setLanguage(language: $language) { language } }',
    { language },
    other,
  )
}

async function setConsent(
  probe: Probe,
  other: HeaderChanges,
  { purpose, isGiven, wording }: Account['consents'][number],
): Promise<void> {
  await probe.ask(
    'mutation ($input: SetConsentInput!) { setConsent(input: $input) { consents { purpose } } }',
    { input: { purpose, isGiven, wordingVersion: wording.version } },
    other,
  )
}
