import { coupons } from '@shop/fixtures/coupons'
import { namedCustomers } from '@shop/fixtures/customers/named-customers'
import { cart, gemstone, home, listing, search, settingList } from '@shop/schema/domain/addresses/addresses'
import { paymentLinksPath } from '@shop/schema/http/service-paths'
import type { ScenarioName, ScenarioView } from '@shop/schema/http/scenarios'
import type { Fault } from '@shop/schema/http/world-faults'
import type { StoneMark } from '@shop/schema/http/worlds'
import { markStone } from '../world/marked-stones.ts'
import type { Stage } from './stage.ts'

interface Scenario extends Omit<ScenarioView, 'name' | 'signInAs'> {
  readonly signInAs?: string
  /** Brings a world that was just started over into this state. Faults come last: they would hit this, too. */
  readonly setUp: (stage: Stage) => void | Promise<void>
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** A round diamond of a carat that the catalogue offers, be it of eleven stones. */
const stoneId = '100010'
const [{ email: customer }] = namedCustomers

/** A scenario that is nothing but what happened to the stone. */
function withStone(mark: StoneMark): Scenario['setUp'] {
  return async ({ world, needStone }) => {
    await needStone(stoneId)
    markStone(world.sql, stoneId, mark)
  }
}

/** A scenario that is nothing but faults. */
function withFaults(...faults: readonly Fault[]): Scenario['setUp'] {
  return ({ world }) => world.setFaults(faults)
}

/** A scenario that is nothing but a time of day, from which the clock runs on. */
function at(instant: string): Scenario['setUp'] {
  return ({ world }) => world.setClock(new Date(instant), false)
}

/** Each under its name, in the order in which they are listed. */
export const scenarios = {
  'sold-out-stone': {
    title: 'Sold-out stone',
    says: 'Somebody has just bought this stone: its page says so, and a basket does not take it.',
    path: gemstone(stoneId),
    setUp: withStone('SOLD'),
  },
  'stone-held-for-another': {
    title: 'Stone held for another',
    says: 'Somebody is paying for this stone: it may be free again in a while.',
    path: gemstone(stoneId),
    setUp: withStone('ON_HOLD'),
  },
  'sale-ends-at-midnight': {
    title: 'Sale ends at midnight',
    says: 'It is two minutes to midnight on the last day of the Advent sales; then every price goes up.',
    path: listing('/sale'),
    setUp: at('2026-12-01T23:58:00Z'),
  },
  'basket-about-to-expire': {
    title: 'Basket about to expire',
    says: 'After signing in there is a ring in the basket, put in almost 48 hours ago: in ten minutes it is gone.',
    path: cart(),
    signInAs: customer,
    setUp: putRingIn,
  },
  'coupon-just-ended': {
    title: 'Coupon just ended',
    says: 'BANDS10 was good until a minute ago: a basket does not take it, and says why.',
    path: cart(),
    setUp: ({ world }) => world.setClock(new Date(endOfCoupon('BANDS10') + minuteMs), false),
  },
  'payment-link-about-to-expire': {
    title: 'Payment link about to expire',
    says: 'A boutique has asked for £1,200; the link lies in the outbox of the mock and ends in five minutes.',
    path: home(),
    setUp: async ({ world, post }) => {
      await post(paymentLinksPath, {
        amountPence: 120_000,
        reference: 'Bespoke ring, second instalment',
        boutique: 'LONDON',
        raisedBy: 'Isla Grant',
        payerName: 'Zoë Li',
        payerEmail: 'li.zoe@example.com',
        expiresAt: new Date(world.now().getTime() + 5 * minuteMs).toISOString(),
      })
    },
  },
  'express-about-to-close': {
    title: 'Express about to close',
    says: 'It is two minutes to 13:00 two days before Christmas Eve: after that, Express arrives a day later.',
    path: listing('/jewellery/collection'),
    setUp: at('2026-12-22T12:58:00Z'),
  },
  'clocks-go-back': {
    title: 'Clocks go back',
    says: 'It is 01:58 in London for the first time on the night in which the hour from 01:00 comes twice.',
    path: home(),
    setUp: at('2026-10-25T00:58:00Z'),
  },
  'slow-api': {
    title: 'Slow API',
    says: 'Every answer takes three seconds: what is shown meanwhile, and can one go on?',
    path: settingList('engagement-ring'),
    setUp: withFaults({ operation: '*', kind: 'delay', delayMs: 3000 }),
  },
  'api-down': {
    title: 'API down',
    says: 'Nobody answers: pages say so and offer a way on.',
    path: home(),
    setUp: withFaults({ operation: '*', kind: 'dropped-connection' }),
  },
  'unsteady-api': {
    title: 'Unsteady API',
    says: 'Three answers in ten fail with status 500, the same ones every time.',
    path: settingList('engagement-ring'),
    setUp: withFaults({ operation: '*', kind: 'http-500', chance: 0.3, seed: 7 }),
  },
  'too-many-requests': {
    title: 'Too many requests',
    says: 'The next five requests are told to come again in two seconds.',
    path: settingList('engagement-ring'),
    setUp: withFaults({ operation: '*', kind: 'http-429', retryAfterSeconds: 2, remaining: 5 }),
  },
  'field-missing': {
    title: 'Field missing',
    says: 'No stone tells its certificate: the rest of the answer is there, and an error beside it.',
    path: gemstone(stoneId),
    setUp: withFaults({ operation: '*', kind: 'partial-data', field: 'Gemstone.certificate' }),
  },
  'stale-basket': {
    title: 'Stale basket',
    says: 'The cart is read as it was before anything was put in: what the basket holds must not get lost.',
    path: settingList('engagement-ring'),
    setUp: withFaults({ operation: 'CartBySession', kind: 'stale-read' }),
  },
  'answer-lost': {
    title: 'Answer lost',
    says: 'The first piece is put into the cart, and the connection breaks before the browser hears of it: trying again must not put in two.',
    path: settingList('engagement-ring'),
    setUp: withFaults({ operation: 'AddCartItem', kind: 'truncated-body', remaining: 1 }),
  },
  'search-broken': {
    title: 'Search broken',
    says: 'The search answers with half of its JSON: the panel says that it does not work, and the page goes on.',
    path: search('halo'),
    setUp: withFaults({ operation: 'GlobalSearch', kind: 'malformed-body' }),
  },
  'bytes-trickle': {
    title: 'Bytes trickle',
    says: 'Every answer comes with 20 KB a second, as on a bad train.',
    path: settingList('engagement-ring'),
    setUp: withFaults({ operation: '*', kind: 'slow-body', bytesPerSecond: 20_000 }),
  },
  'payment-message-late': {
    title: 'Payment message late',
    says: 'The provider tells the shop a minute late that a payment has succeeded: the page after it waits.',
    path: home(),
    setUp: withFaults({ operation: 'PaymentWebhook', kind: 'delay', delayMs: minuteMs }),
  },
} as const satisfies Record<ScenarioName, Scenario>

/** A scenario by its name. */
export function scenarioNamed(name: ScenarioName): Scenario {
  return scenarios[name]
}

/** Every scenario, as the interface lists it. */
export function scenarioViews(): ScenarioView[] {
  // Its keys are the names, as `satisfies` says above.
  return (Object.keys(scenarios) as ScenarioName[]).map((name) => {
    const { title, says, path, signInAs = null } = scenarioNamed(name)
    return { name, title, says, path, signInAs }
  })
}

/** Puts a ring into the named customer's cart, 48 hours less ten minutes before the clock that is left. */
async function putRingIn({ world, signIn, carryOut }: Stage): Promise<void> {
  const shown = world.now().getTime()
  world.setClock(new Date(shown - 48 * hourMs + 10 * minuteMs), false)
  const cartSessionId = `scenario-${world.id}`.slice(0, 64)
  const { userId, token } = await signIn()
  await carryOut(
    'mutation ($input: AddCartItemInput!) { addCartItem(input: $input) { userErrors { code } } }',
    {
      input: {
        cartSessionId,
        basketItemId: 'scenario-ring',
        sku: 'PR-00201',
        optionIds: ['161', '171'],
        gemstoneId: stoneId,
      },
    },
  )
  await carryOut(
    'mutation ($input: AttachCartToUserInput!) { attachCartToUser(input: $input) { userErrors { code } } }',
    { input: { userId, cartSessionId } },
    token,
  )
  world.setClock(new Date(shown), false)
}

function endOfCoupon(code: string): number {
  const coupon = coupons.find((each) => each.code === code)
  if (!coupon) throw new Error(`There is no coupon ${code}`)
  return Date.parse(coupon.endsAt)
}
