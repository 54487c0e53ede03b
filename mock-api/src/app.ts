import { bankHolidays as everyBankHoliday, type BankHolidayList } from '@shop/fixtures/bank-holidays'
import { designs as everyDesign } from '@shop/fixtures/designs/designs'
import { sales } from '@shop/fixtures/sales'
import { startOfWorld } from '@shop/fixtures/seed'
import type { ScenarioName } from '@shop/schema/http/scenarios'
import { withBundled } from '@shop/schema/domain/delivery/bundled-bank-holidays'
import {
  contentPath,
  financePath,
  identityPath,
  liveChatScriptPath,
  marketingScriptPath,
  outboxJsonPath,
  outboxPath,
  paymentLinksPath,
  paymentWebhookPath,
  payPath,
} from '@shop/schema/http/service-paths'
import { addressResolvers } from './addresses/address-resolvers.ts'
import { bankHolidaysPath, bankHolidaysRoute } from './bank-holidays/bank-holidays-route.ts'
import { assetRoute } from './catalogue/asset-route.ts'
import { bookingResolvers } from './booking/booking-resolvers.ts'
import { respondToCaptcha, isCaptchaPath } from './captcha/captcha-route.ts'
import { enquiryResolvers } from './enquiries/enquiry-resolvers.ts'
import { buildResolvers } from './builds/build-resolvers.ts'
import { cartResolvers } from './cart/cart-resolvers.ts'
import { catalogueResolvers } from './catalogue/catalogue-resolvers.ts'
import { DesignIndex } from './catalogue/design-index.ts'
import { soldDesigns } from './catalogue/sold-design.ts'
import { gemstoneResolvers } from './gemstones/gemstone-resolvers.ts'
import { stonePictureRoute } from './gemstones/stone-picture-route.ts'
import { stonePicturesPath } from './gemstones/stone-pictures.ts'
import { stoneStock } from './gemstones/stone-stock.ts'
import { catalogueAvailability } from './gemstones/world-stones.ts'
import { checkoutResolvers } from './checkout/checkout-resolvers.ts'
import { settlePayment as bookPayment } from './checkout/settle-payment.ts'
import { consentResolvers } from './consents/consent-resolvers.ts'
import { hasField } from './graphql/faulty-execution.ts'
import { graphqlRoute, graphqlPath } from './graphql/graphql-route.ts'
import { shopSchema } from './graphql/shop-schema.ts'
import { indexPage } from './http/index-page.ts'
import { limitsPage, limitsPath } from './http/limits-page.ts'
import { json, methodNotAllowed, notFound } from './http/refusal.ts'
import { accountResolvers } from './identity/account-resolvers.ts'
import { newsletterResolvers } from './newsletter/newsletter-resolvers.ts'
import { orderResolvers } from './orders/order-resolvers.ts'
import { paymentLinkResolvers } from './payment-links/payment-link-resolvers.ts'
import { respondToLiveChat } from './third-party/live-chat-route.ts'
import { respondToMarketingScript } from './third-party/marketing-script-route.ts'
import { contentPicturesPath, respondToContentPicture } from './content/content-picture-route.ts'
import { assetsPath, committedStills, type Stills } from './pictures/stills.ts'
import { postcodeResolvers } from './postcodes/postcode-resolvers.ts'
import { pricingResolvers } from './pricing/pricing-resolvers.ts'
import { salesResolvers } from './sales/sales-resolvers.ts'
import { scheduleResolvers } from './schedule/schedule-resolvers.ts'
import { searchResolvers } from './search/search-resolvers.ts'
import type { SettlePayment } from './webhooks/receive-message.ts'
import { wishlistResolvers } from './wishlist/wishlist-resolvers.ts'
import { isDue, runDue } from './world/due-events.ts'
import { chosenWorldId, worldIdOfPage } from './world/world-choice.ts'
import { seededIds } from './world/seeded-ids.ts'
import { Snapshots } from './world/snapshots.ts'
import type { World } from './world/world.ts'
import { scenariosPath, Worlds, worldsPath } from './world/worlds.ts'

export interface MockApiOptions {
  /**
   * With a seed, what is drawn by lot is the same in every run: so far the ids of worlds that bring none. At
   * random when left out, so that an id from before a restart never leads to another's world.
   */
  readonly seed?: number | undefined
  /** What the clock of a new world shows, an ISO instant; the start of the fixtures' world when left out. */
  readonly now?: string | undefined
  /** Folder for the file of the default world, which then survives a restart; memory when left out. */
  readonly dataDir?: string | undefined
  /** The only api-key to take; any when left out. */
  readonly apiKey?: string | undefined
  /** How many loose stones there are, up to a million; those of the fixtures when left out. */
  readonly stones?: number | undefined
  /** The pictures it shows; those of the fixtures when left out. */
  readonly stills?: Stills | undefined
  /** The storefront's public address, where links in messages lead; the one that `npm start` serves when left out. */
  readonly siteUrl?: string | undefined
  /** The mock's own public address, where links in the lender's messages lead; http://localhost:4000 when left out. */
  readonly mockUrl?: string | undefined
  /** The government's list, as it is served and as orders count by it; that of the fixtures when left out. */
  readonly bankHolidays?: BankHolidayList | undefined
  /** Books what the payment provider tells in place of the checkout. */
  readonly settlePayment?: SettlePayment | undefined
}

export interface MockApi {
  /** Answers a request as the real API would. Rejects where a fault drops the connection. */
  readonly fetch: (request: Request) => Promise<Response>
  readonly close: () => void
}

/**
 * The real API's stand-in: GraphQL, pictures, side services and worlds behind one fetch handler, so that tests
 * can call it in their own process and `listen.ts` only has to listen.
 */
export function createMockApi(options: MockApiOptions = {}): MockApi {
  const { seed, now = startOfWorld, dataDir, apiKey, stones, stills = committedStills() } = options
  const { siteUrl = 'http://localhost:3000', mockUrl = 'http://localhost:4000' } = options
  const { bankHolidays = everyBankHoliday } = options
  const worlds = new Worlds({
    startMs: Date.parse(now),
    dataDir,
    newId: seed === undefined ? undefined : seededIds(seed),
  })
  const snapshots = new Snapshots()
  const designs = new DesignIndex(everyDesign)
  const stock = stoneStock(stones)
  // As the storefront reads the list.
  const proclaimed = withBundled(bankHolidays['england-and-wales'].events)
  const holidays = proclaimed.map(({ date }) => date)
  const checkoutShop = { designs, stock, sales, siteUrl, holidays }
  const settlePayment: SettlePayment =
    options.settlePayment ?? ((world, message) => bookPayment(checkoutShop, world, message))
  const respondToAsset = assetRoute(designs, stills)
  const respondToBankHolidays = bankHolidaysRoute(bankHolidays, worlds)
  const respondToStonePicture = stonePictureRoute(stills)
  const makeSchema = () =>
    shopSchema(
      catalogueResolvers(designs, sales, stills),
      gemstoneResolvers(stock, stills, sales),
      pricingResolvers,
      accountResolvers,
      addressResolvers,
      postcodeResolvers,
      consentResolvers,
      newsletterResolvers(siteUrl),
      salesResolvers(sales),
      scheduleResolvers(checkoutShop),
      bookingResolvers({ holidays: proclaimed }),
      enquiryResolvers,
      cartResolvers({ designs, stock, sales }),
      checkoutResolvers(checkoutShop),
      paymentLinkResolvers(checkoutShop),
      buildResolvers({ designs, stock, sales }),
      orderResolvers(designs),
      wishlistResolvers({ soldDesign: soldDesigns(everyDesign), stock }),
      searchResolvers({ designs: everyDesign, stock, stills, sales }),
    )
  const schema = makeSchema()
  const respondToGraphql = graphqlRoute({ schema, makeSchema, worlds, apiKey, catchUp })

  /** Does what has become due in a world, before anybody asks how things stand there. */
  async function catchUp(worldId: string): Promise<void> {
    const lookup = worlds.find(worldId)
    if (lookup.kind !== 'found' || !isDue(lookup.world)) return
    const { dueHandlers } = await import('./due-handlers.ts')
    // It may have been dropped meanwhile.
    const still = worlds.find(worldId)
    if (still.kind === 'found') runDue(still.world, dueHandlers(settlePayment, siteUrl))
  }

  async function setScenario(world: World, name: ScenarioName): Promise<void> {
    const [{ scenarioNamed }, { stageIn }] = await Promise.all([
      import('./scenarios/scenarios.ts'),
      import('./scenarios/stage.ts'),
    ])
    const before = world.snapshot()
    world.reset()
    try {
      await scenarioNamed(name).setUp(stageIn(world, route, apiKey))
    } catch (error) {
      world.restore(before)
      throw error
    }
  }

  async function route(request: Request): Promise<Response> {
    const { pathname, origin } = new URL(request.url)
    if (tellsOfEvents(pathname)) await catchUp(worldIdOf(request))
    if (pathname === graphqlPath) return respondToGraphql(request)
    if (pathname === worldsPath || pathname.startsWith(`${worldsPath}/`)) {
      // Most shops are only looked at: what reads these requests is a twentieth of the time that a start takes.
      const { respondToWorlds } = await import('./world/worlds-route.ts')
      return respondToWorlds(request, worlds, {
        catalogueAvailability: (id) => catalogueAvailability(stock, id),
        catchUp,
        settle: settlePayment,
        hasField: (coordinate) => hasField(schema, coordinate),
        snapshots,
        setScenario,
      })
    }
    if (pathname === scenariosPath) {
      if (request.method !== 'GET') return methodNotAllowed('GET')
      const { scenarioViews } = await import('./scenarios/scenarios.ts')
      return json({ scenarios: scenarioViews() })
    }
    if (pathname.startsWith(`${payPath}/`)) {
      const { respondToPay } = await import('./pay/pay-route.ts')
      return respondToPay(request, worlds, { siteUrl, catchUp })
    }
    if (pathname.startsWith(`${financePath}/`)) {
      const { respondToFinance } = await import('./finance/finance-route.ts')
      return respondToFinance(request, worlds, { siteUrl, mockUrl, catchUp })
    }
    if (pathname === paymentWebhookPath) {
      const { respondToWebhook } = await import('./webhooks/webhook-route.ts')
      return respondToWebhook(request, worlds, settlePayment)
    }
    if (pathname.startsWith(`${stonePicturesPath}/`)) return respondToStonePicture(request)
    if (pathname.startsWith(`${contentPicturesPath}/`)) return respondToContentPicture(request)
    if (pathname.startsWith(`${assetsPath}/`)) return respondToAsset(request)
    if (pathname === marketingScriptPath) return respondToMarketingScript(request, worlds)
    if (pathname === liveChatScriptPath) return respondToLiveChat(request, worlds)
    if (isCaptchaPath(pathname)) return respondToCaptcha(request, worlds)
    if (pathname === bankHolidaysPath) return respondToBankHolidays(request)
    if (pathname.startsWith(`${identityPath}/`)) {
      const { respondToIdentity } = await import('./identity/identity-route.ts')
      return respondToIdentity(request, worlds, siteUrl)
    }
    if (pathname === paymentLinksPath || pathname.startsWith(`${paymentLinksPath}/`)) {
      const { respondToPaymentLinks } = await import('./payment-links/payment-links-route.ts')
      return respondToPaymentLinks(request, worlds, siteUrl)
    }
    if (pathname === outboxPath || pathname === outboxJsonPath) {
      const { respondToOutbox } = await import('./outbox/outbox-route.ts')
      return respondToOutbox(request, worlds)
    }
    if (pathname.startsWith(`${contentPath}/`)) {
      const { respondToContent } = await import('./content/content-route.ts')
      return respondToContent(request, worlds)
    }
    if (!['/', '/healthz', limitsPath].includes(pathname)) return notFound()
    if (request.method !== 'GET') return methodNotAllowed('GET')
    if (pathname === '/healthz') return json({ status: 'ok' })
    if (pathname === limitsPath) return limitsPage()
    const { scenarioViews } = await import('./scenarios/scenarios.ts')
    const views = worlds.list().map((world) => world.view())
    return indexPage({ origin, siteUrl, worlds: views, scenarios: scenarioViews() })
  }

  return {
    async fetch(request) {
      const isHead = request.method === 'HEAD'
      const { url, headers } = request
      const answer = await route(isHead ? new Request(url, { headers }) : request)
      const response = isHead ? new Response(null, answer) : answer
      if (!response.headers.has('date'))
        response.headers.set('date', timeOf(worldIdOf(request), worlds).toUTCString())
      return response
    },
    close() {
      worlds.close()
    },
  }
}

/** The world that a request is in. */
function worldIdOf(request: Request): string {
  const { pathname } = new URL(request.url)
  const [, first, second] = pathname.split('/')
  if (`/${first}` === worldsPath && second) return second
  const isPage = [payPath, financePath, outboxPath, outboxJsonPath].includes(`/${first}`)
  return isPage ? worldIdOfPage(request) : chosenWorldId(request.headers)
}

/** Whether an address tells of what happens by itself; pictures and lists are the same at all times. */
function tellsOfEvents(pathname: string): boolean {
  return (
    [graphqlPath, outboxPath, outboxJsonPath].includes(pathname) ||
    [worldsPath, payPath, financePath, identityPath, paymentLinksPath, paymentWebhookPath].some((path) =>
      pathname.startsWith(path),
    )
  )
}

/** The time in a world; in the default one when that world is not there. */
function timeOf(worldId: string, worlds: Worlds): Date {
  const lookup = worlds.find(worldId)
  return (lookup.kind === 'found' ? lookup.world : worlds.default).now()
}
