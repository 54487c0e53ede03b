import { addDays, isLondonDate } from '@shop/schema/domain/values/calendar'
import { isObject } from '../is-object.ts'
import { answering, asking, caughtBy, type DeviatingApi, listed, misreading, plus } from './deviating-api.ts'

/** An API that goes on saying of a thing what it was before something became of it. */
const calling = (field: string, from: string, to: string) =>
  answering({ [field]: (value) => (value === from ? to : value) })

/** Answers whatever is sent with a key as what was sent with it first. */
const byKeyAlone: DeviatingApi['deviate'] = (honest) => {
  const known = new Map<unknown, unknown>()
  return asking(({ query, variables }) => {
    const { input } = variables
    if (!query.includes('sendContactEnquiry') || !isObject(input)) return { query, variables }
    const first = known.get(input['idempotencyKey']) ?? input
    known.set(input['idempotencyKey'], first)
    return { query, variables: { input: first } }
  })(honest)
}

/** What an API can get wrong of what has become of a stone, a shelf, a build, a coupon, an order. */
export const stateDeviations: readonly DeviatingApi[] = [
  ...caughtBy('Listing: a list has what is of its category and of its parts, all of it and nothing else', {
    'lists eternity rings among plain bands': misreading('listDesigns', 'subCategoryIds', (ids) =>
      JSON.stringify(ids) === '["4"]' ? ['4', '6'] : ids,
    ),
    'lists jewellery where wedding rings are asked for': misreading('listDesigns', 'categoryId', (id) =>
      id === '2' ? '3' : id,
    ),
  }),
  ...caughtBy(
    'ApplyCoupon: a coupon for some pieces comes off these alone, and waits while none of them is there',
    {
      'takes a coupon for wedding rings off jewellery too': answering({
        'CartItem.total': (total, { parent }) =>
          parent['basketItemId'] === 'jewel' && typeof total === 'number' ? Math.round(total * 0.9) : total,
      }),
      'takes off a coupon whose pieces have left the cart': answering({
        'Cart.coupon': (coupon) => (isObject(coupon) && coupon['problem'] !== null ? null : coupon),
      }),
      'never says why a coupon on a cart does nothing': answering({ 'CartCoupon.problem': () => null }),
    },
  ),
  ...caughtBy('ApplyCoupon: a coupon says its code and what it does, as the lines that it is for do', {
    'takes a penny less off than the coupon says': answering({
      'CartItem.total': (total, { parent }) =>
        typeof total === 'number' && total !== parent['subTotal'] ? total + 1 : total,
    }),
  }),
  ...caughtBy(
    'PlaceOrder: a piece from the shelf that somebody is paying for lies there no more, until they do not',
    {
      'goes on selling to others what somebody takes from the shelf': calling(
        'CartItem.availability',
        'DESIGN_UNAVAILABLE',
        'AVAILABLE',
      ),
    },
  ),
  ...caughtBy('SetLanguage: the language that was chosen is there for the next read, and no other is taken', {
    'answers the language of before to a choice': answering({
      'Mutation.setLanguage': (user) => (isObject(user) ? { ...user, language: 'en' } : user),
    }),
  }),
  ...caughtBy(
    'RenameSavedBuild: a build keeps its place under another name, and is the first again once it is saved anew',
    {
      'lists builds from the oldest on': answering({
        'Query.savedBuilds': listed((builds) => builds.toReversed()),
      }),
    },
  ),
  ...caughtBy(
    'SavedBuilds: a build whose stone somebody is paying for says so, and has no price, until they do not',
    {
      'calls a build available whose stone somebody is paying for': answering({
        'SavedBuild.availability': () => 'AVAILABLE',
      }),
      'prices a build whose stone somebody is paying for': answering({
        'SavedBuild.total': (total) => total ?? 100,
      }),
      'leaves a stone out of a build that somebody is paying for': answering({
        'SavedBuild.gemstones': (stones, { parent }) => (parent['total'] === null ? [] : stones),
      }),
    },
  ),
  ...caughtBy(
    'PlaceOrder: a stone that was paid for is in its order as it was, and can be bought by nobody else',
    {
      'frees a stone once it is paid for': calling('Gemstone.availability', 'SOLD', 'AVAILABLE'),
      'holds a stone that was sold for somebody': calling('Gemstone.availability', 'SOLD', 'ON_HOLD'),
      'lets another cart buy a stone that was sold': calling(
        'CartItem.availability',
        'STONE_UNAVAILABLE',
        'AVAILABLE',
      ),
      'writes another weight of a stone into its order': answering({ 'OrderStone.caratWeight': plus(0.01) }),
      'moves a pound from a stone of an order to its setting': answering({
        'OrderLine.settingTotal': plus(100),
      }),
      'secures no stone of an order': answering({
        'Order.tracking': listed((stages) =>
          stages.filter((stage) => !isObject(stage) || stage['stage'] !== 'STONE_SECURED'),
        ),
      }),
      'forgets the stone of an order': answering({ 'OrderLine.gemstones': () => [] }),
    },
  ),
  ...caughtBy(
    'PlaceOrder: a card that is refused leaves the cart as it was, and one that is taken makes the order',
    {
      'expects the last stage of an order a day late': answering({
        'OrderStage.expectedOn': (day) =>
          typeof day === 'string' && isLondonDate(day) ? addDays(day, 1) : day,
      }),
    },
  ),
  ...caughtBy(
    'DeliverySchedule: an order is collected where and from when it can be, and waits for a size that is not known',
    {
      'has every order collected in London': answering({
        'DeliverySchedule.boutique': (boutique) => (boutique === null ? null : 'LONDON'),
      }),
      'waits for no size': answering({ 'DeliverySchedule.waitsForSize': () => false }),
      'sends an order that is collected': answering({
        'DeliverySchedule.destination': () => 'Manchester M2',
      }),
    },
  ),
  ...caughtBy('SendContactEnquiry: a question that a captcha lets through reaches the shop, and once', {
    'takes another question for the one of the same key': byKeyAlone,
  }),
]
