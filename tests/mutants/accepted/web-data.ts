import { forTheCompiler, ofTheCode, oneId, sameEitherWay } from './shared-reasons.ts'
import type { Table } from './table.ts'

/** What may survive in what the storefront decides about data. */
export const inWebData: Table = {
  'web/src/data/account/changes-under-way.ts': {
    'what is answered is over at once, waited for or not': [
      ['() => void underWay.delete(change)', '() => undefined'],
      ['change.then(forget, forget)', ';'],
      ['underWay.size === 0', 'false'],
    ],
    'what is over ends no second time': [["'pagehide'", '""']],
  },
  'web/src/data/account/identity.ts': {
    'null and undefined are no answer alike': [['() => null', '() => undefined']],
  },
  'web/src/data/account/kept-product.ts': {
    'null is refused as what is damaged is, once what reads is loaded': [['text === null', 'false']],
  },
  'web/src/data/account/own-press.ts': {
    'what it is made of is the same for as long as its part stands': [['[rememberPage]', '[]']],
  },
  'web/src/data/account/session.ts': {
    [sameEitherWay]: [['{ isRead: false }', '{}']],
  },
  'web/src/data/account/sign-out.ts': {
    'null and undefined are no answer alike': [['() => null', '() => undefined']],
  },
  'web/src/data/account/stored-version.ts': {
    [sameEitherWay]: [['account.version === version', 'false']],
  },
  'web/src/data/account/way-back.ts': {
    'null is no path of the shop; the compiler wants to be told': [['path !== null', 'true']],
  },
  'web/src/data/account/wished-piece.ts': {
    'a piece is a design or a stone; the compiler wants to be told': [["''", '"Stryker was here!"']],
  },
  'web/src/data/account/wishlist-sync.ts': {
    'null and undefined are no answer alike': [['() => null', '() => undefined']],
  },
  'web/src/data/account/wishlist.ts': {
    'whoever is signed in has a token, and nobody has neither': [
      ['userId === null || token === null', 'userId === null && token === null'],
      ['userId === null', 'false'],
      ['token === null', 'false'],
      ['token !== null', 'true'],
    ],
    'the channel is made before the first list is': [['otherTabs?.postMessage', 'otherTabs.postMessage']],
    'what is not added is taken off': [["'remove'", '""']],
  },
  'web/src/data/bank-holidays.ts': {
    'an answer is found by any name that no other has': [
      ["['BankHolidays']", '[]'],
      ["'BankHolidays'", '""'],
      ["['NamedBankHolidays']", '[]'],
      ["'NamedBankHolidays'", '""'],
    ],
  },
  'web/src/data/basket/basket-record.ts': {
    [ofTheCode]: [["'Not whole pence'", '""']],
  },
  'web/src/data/basket/basket-transitions.ts': {
    [sameEitherWay]: [['orderOf(a) < orderOf(b)', 'orderOf(a) <= orderOf(b)']],
  },
  'web/src/data/basket/cart-codes.ts': {
    [forTheCompiler]: [
      ["asCoupon.kind === 'refused'", 'true'],
      ["{ kind: 'not-reached' }", '{}'],
      ["'not-reached'", '""'],
    ],
  },
  'web/src/data/basket/cart-sync.ts': {
    'the cart is fetched as soon as the two are kept in step': [['false', 'true']],
  },
  'web/src/data/basket/cart-transitions.ts': {
    'what coupons take off is said right after': [['[]', '["Stryker was here"]']],
    [oneId]: [['ids.some((id) => optionIds.includes(id))', 'ids.every(id => optionIds.includes(id))']],
  },
  'web/src/data/basket/checkout-fields.ts': {
    'a page knows the time; the compiler wants to be told': [
      ['shopNow()?.getTime', 'shopNow().getTime'],
      ['timeStamp !== undefined', 'true'],
    ],
  },
  'web/src/data/basket/code-transitions.ts': {
    'a line without coupons costs what it does before them': [['item.coupons.length === 0', 'false']],
  },
  'web/src/data/consent/consent.ts': {
    'a text that is damaged says nothing either': [["'null'", '""']],
    'a number, a text or a yes has no such fields; the compiler wants to be told': [
      ["typeof kept === 'object'", 'true'],
    ],
  },
  'web/src/data/kept-text.ts': {
    'no record is kept under either': [["''", '"Stryker was here!"']],
  },
  'web/src/data/language/dates.ts': {
    'a week has seven days; the compiler wants to be told': [["''", '"Stryker was here!"']],
  },
  'web/src/data/language/kept-fields.ts': {
    'a page that waits for nothing more looks on for nothing': [
      ['waiting.size === 0', 'false'],
      ['stop()', ';'],
      ['clearTimeout(timer)', ';'],
      ['[]', '["Stryker was here"]'],
      ["'keydown'", '""'],
      ['true', 'false'],
    ],
    'fields are told apart on one page and the next alike, by whatever names': [
      ['(counts.get(kind) ?? 0) + 1', '(counts.get(kind) ?? 0) - 1'],
      ["''", '"Stryker was here!"'],
    ],
    'no field is called by what is no text': [["typeof name === 'string'", 'true']],
  },
  'web/src/data/language/language-cookie.ts': {
    'no cookies and a text that is none name no language': [["''", '"Stryker was here!"']],
  },
  'web/src/data/language/own-name.ts': {
    'English, which tests are in, has one word for both': [
      ["slug === 'emerald-cut'", 'true', 'false', "slug !== 'emerald-cut'"],
      ["'emerald-cut'", '""'],
      ['of === undefined', 'true', 'false', 'of !== undefined'],
      ['`${of} ${name}`', '``'],
    ],
  },
  'web/src/data/language/shop-language.ts': {
    'every build names its languages': [
      ['[]', '["Stryker was here"]'],
      ['(import.meta.env.SHOP_LANGUAGES ?? []).filter(isLanguage)', 'import.meta.env.SHOP_LANGUAGES ?? []'],
    ],
  },
  'web/src/data/language/start-language.ts': {
    'null is among no languages; the compiler wants to be told': [['chosen !== null', 'true']],
  },
  'web/src/data/language/switch-language.ts': {
    [sameEitherWay]: [['kept !== language', 'true']],
  },
  'web/src/data/lazy-store.ts': {
    'who leaves has looked before, which loads it; the compiler wants to be told': [
      ['loading?.stop', 'loading.stop'],
    ],
  },
  'web/src/data/parse-answer.ts': {
    [forTheCompiler]: [['refused?.extensions?.argument', 'refused?.extensions.argument']],
  },
  'web/src/data/persisted.ts': {
    'no record reads like either': [["''", '"Stryker was here!"']],
    [forTheCompiler]: [['unread', 'true']],
    'null is refused as what is damaged is': [['text === null', 'false']],
    'a function that merely ends gives undefined as well': [
      ['{ // Not ours, or damaged: the schema refuses it. return undefined }', '{}'],
    ],
  },
  'web/src/data/shop-clock.ts': {
    'who has gone is told nothing, whether they are known or not': [['leave()', ';']],
    'null is no time that can be read either; the compiler wants to be told': [['date === null', 'false']],
    [sameEitherWay]: [
      ['dateMs > (shopNow()?.getTime() ?? -Infinity)', 'dateMs >= (shopNow()?.getTime() ?? -Infinity)'],
    ],
  },
  'web/src/data/shop-version.ts': {
    'null and undefined are no version alike': [['() => null', '() => undefined']],
  },
  'web/src/data/shown-picture.ts': {
    'a stone that has no colour is not coloured, mask or none': [['stoneColour === null', 'false']],
    'without a colour there is no mask; the compiler wants to be told': [['stoneColour !== null', 'true']],
  },
  'web/src/data/tab-text.ts': {
    'a function that merely ends gives undefined as well': [['{ return undefined }', '{}']],
  },
  'web/src/data/track.ts': {
    'what neither waits nor is sent is refused': [["'refused'", '""']],
  },
  'web/src/data/use-proxy.ts': {
    'a page looks at one store as long as it stands': [['[state]', '[]']],
  },
}
