import { isObject } from '../is-object.ts'
import { answering, caughtBy, type DeviatingApi, listed, misreading } from './deviating-api.ts'

const turned = listed((items) => items.toReversed())
const longAgo = () => '2001-01-01T00:00:00.000Z'

/** What is changed of a build when it gets another name. */
function losingOnRename(): DeviatingApi['deviate'] {
  let isRenamed = false
  return answering({
    'Mutation.renameSavedBuild': (answer) => {
      isRenamed = true
      return answer
    },
    'Query.savedBuild': (build) => (isRenamed && isObject(build) ? { ...build, gemstoneId: null } : build),
  })
}

/** Each decision on a consent is a second later than the one before, whether it changes something or not. */
function keepingAnew(): DeviatingApi['deviate'] {
  let decided = 0
  return answering({
    'Consent.decidedAt': (at) =>
      typeof at === 'string' ? new Date(Date.parse(at) + decided * 1000).toISOString() : at,
    'Mutation.setConsent': (answer) => {
      decided += 1
      return answer
    },
  })
}

/** What an API can get wrong of the fields that an account keeps. */
export const keptFieldsDeviations: readonly DeviatingApi[] = [
  ...caughtBy('SaveAddress: an address is kept field by field, and the default one stands first', {
    'forgets the second line of an address': answering({ 'Address.line2': () => null }),
    'keeps a phone number as it was typed': answering({ 'Address.phone': () => '07700 900461' }),
    'keeps every address in another country': answering({ 'Address.country': () => 'FR' }),
    'lists the default address last': answering({ 'Query.addresses': turned }),
  }),
  ...caughtBy(
    'SaveBuild: a build is kept choice by choice, first of all, and a new name changes nothing else',
    {
      'forgets the choices of a build': answering({ 'SavedBuild.optionIds': () => [] }),
      'forgets that a build began with its stone': answering({
        'SavedBuild.isStartWithDiamond': () => false,
      }),
      'saved every build long ago': answering({ 'SavedBuild.savedAt': longAgo }),
      'lists the build that was saved last at the end': answering({ 'Query.savedBuilds': turned }),
      'finds no build by its id': answering({ 'Query.savedBuild': () => null }),
      'forgets the stone of a build with its old name': losingOnRename(),
    },
  ),
  ...caughtBy('SetConsent: when a consent was given and what was read is kept with it, and with no other', {
    'keeps no time of a consent': answering({ 'Consent.decidedAt': () => null }),
    'gave every consent long ago': answering({ 'Consent.decidedAt': longAgo }),
    'keeps nothing of what was read with a consent': answering({ 'Consent.decidedWording': () => null }),
    'keeps another text of a consent than was read': answering({
      'Consent.decidedWording': (wording) => (isObject(wording) ? { ...wording, text: 'Yes.' } : wording),
    }),
    'asks for consents without a word': answering({ 'ConsentWording.text': () => ' ' }),
    'lists consents in another order': answering({ 'Query.consents': turned }),
    'gives all consents with one': answering({
      'Query.consents': (consents) => {
        if (!Array.isArray(consents)) return consents
        const decided = (each: unknown) => Date.parse(String(isObject(each) && each['decidedAt']))
        const latest: unknown = consents.toSorted((a, b) => (decided(b) || 0) - (decided(a) || 0))[0]
        const isGiven = isObject(latest) && latest['isGiven']
        return consents.map((each) => (isObject(each) ? { ...each, isGiven } : each))
      },
    }),
  }),
  ...caughtBy('SetConsent: a consent that is so already is not kept twice', {
    'keeps a consent anew that is so already': keepingAnew(),
  }),
  ...caughtBy('SetLanguage: the language that was chosen is there for the next read, and no other is taken', {
    'keeps no language': answering({ 'User.language': () => null }),
    'takes any language for English': misreading('setLanguage', 'language', (language) =>
      language === 'xx' ? 'en' : language,
    ),
  }),
  ...caughtBy('DownloadMyData: what is kept of somebody is a JSON document, and theirs', {
    'says in words what it keeps of somebody': answering({ 'Query.downloadMyData': () => 'Nothing.' }),
    'gives somebody what it keeps of another': answering({
      'Query.downloadMyData': () => '{"account":{"email":"somebody.else@example.com"}}',
    }),
  }),
  ...caughtBy(
    'Orders: an order has a number of its own, its stages in their order, and the same on its page',
    {
      'gives all orders one number': answering({ 'Order.number': () => 'AC-1' }),
      'has orders from the future': answering({
        'Order.placedAt': (at) => String(at).replace(/^\d+/, '2099'),
      }),
      'lists the last stage of an order first': answering({ 'Order.tracking': turned }),
      'expects what is done': answering({ 'OrderStage.expectedOn': () => '2027-01-04' }),
      'leaves out the last stage of an order on its page': answering({
        'Query.order': (order) =>
          isObject(order) && Array.isArray(order['tracking'])
            ? { ...order, tracking: order['tracking'].slice(0, -1) }
            : order,
      }),
    },
  ),
]
