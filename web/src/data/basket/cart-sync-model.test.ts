import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { BasketItem } from './basket-record.ts'
import { aPiece, idsOf } from './testing/baskets.ts'
import { FakeCart, type CallFate } from './testing/fake-cart.ts'
import { openBrowser, settle, type Browser, type Tab } from './testing/tabs.ts'

/** What can happen in one of two tabs; lines are named by the order in which they were added. */
type Step =
  | { readonly kind: 'add' | 'remove-all' | 'fetch' | 'reload'; readonly tab: 0 | 1 }
  | { readonly kind: 'remove' | 'put-back' | 'retry'; readonly tab: 0 | 1; readonly line: number }
  | { readonly kind: 'wait' }

const tabIndex = fc.constantFrom(0 as const, 1 as const)
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('add' as const), tab: tabIndex }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('remove' as const, 'put-back' as const, 'retry' as const),
      tab: tabIndex,
      line: fc.nat(7),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('remove-all' as const, 'fetch' as const, 'reload' as const),
      tab: tabIndex,
    }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'wait' as const }) },
)
const fate = fc.constantFrom<CallFate>('answered', 'answered', 'lost', 'answer-lost')

/**
 * Whatever two tabs do in whatever order, and whatever becomes of their calls: once the connection is good
 * again and everything was tried again, both tabs, the browser and the cart hold the same lines, each once,
 * and they are the ones that were put in and not taken out.
 */
it('basket and cart come to hold what the shopper wants', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyStep, { minLength: 1, maxLength: 25 }),
      fc.array(fate, { maxLength: 25 }),
      async (steps, fates) => {
        const shopper = await Shopper.begin(fates)
        for (const each of steps) await shopper.take(each)
        await shopper.tryAgain()
        const wanted = shopper.wanted()
        expect(shopper.seen()).toEqual({ tabs: [wanted, wanted], kept: wanted, cart: wanted })
        expect(shopper.mostCallsAtOnce()).toBeLessThanOrEqual(1)
      },
    ),
    { numRuns: 60 },
  )
}, 60_000)

class Shopper {
  readonly #browser: Browser
  readonly #cart: FakeCart
  readonly #tabs: Tab[]
  readonly #added: string[] = []
  readonly #wanted = new Set<string>()
  /** What was taken out, and from which session, as the page offers it for Undo. */
  readonly #out: { readonly item: BasketItem; readonly sessionId: string | null }[] = []

  static async begin(fates: readonly CallFate[]): Promise<Shopper> {
    const browser = openBrowser()
    const cart = new FakeCart()
    const tabs = [await browser.openTab(cart), await browser.openTab(cart)]
    cart.fates = [...fates]
    return new Shopper(browser, cart, tabs)
  }

  constructor(browser: Browser, cart: FakeCart, tabs: Tab[]) {
    this.#browser = browser
    this.#cart = cart
    this.#tabs = tabs
  }

  async take(step: Step): Promise<void> {
    if (step.kind === 'wait') return settle()
    const tab = this.#tabs[step.tab]!
    const { BasketItems } = tab.basketStore.update((record) => record)
    switch (step.kind) {
      case 'add': {
        const id = tab.addItem({ ...aPiece, gemstoneId: String(100_001 + this.#added.length) })
        this.#added.push(id)
        this.#wanted.add(id)
        return
      }
      case 'remove': {
        const item = BasketItems[step.line]
        if (!item) return
        this.#out.push({ item, sessionId: tab.removeItem(item.basketItemId) })
        this.#wanted.delete(item.basketItemId)
        return
      }
      case 'put-back': {
        const out = this.#out[step.line]
        if (!out) return
        tab.restoreItem(out.item, out.sessionId)
        this.#wanted.add(out.item.basketItemId)
        return
      }
      case 'retry': {
        const item = BasketItems[step.line]
        // A line that could not be taken out and is sent again is one the shopper keeps.
        if (item?.sync === 'failed' || item?.problem === 'NOT_REMOVED') {
          tab.retryItem(item.basketItemId)
          this.#wanted.add(item.basketItemId)
        }
        return
      }
      case 'remove-all':
        for (const { basketItemId } of BasketItems) this.#wanted.delete(basketItemId)
        tab.removeAllItems()
        return
      case 'fetch':
        return tab.fetchCart()
      case 'reload':
        // Nothing is under way when the page is left; `cart-sync.test` leaves it in the middle of a call.
        await settle()
        this.#tabs[step.tab] = await this.#browser.openTab(this.#cart)
    }
  }

  /** What a shopper does about every line that says that something went wrong. */
  async tryAgain(): Promise<void> {
    this.#cart.fates = []
    await settle()
    const [tab] = this.#tabs
    for (const { basketItemId, sync, problem } of tab!.basketStore.update((record) => record).BasketItems) {
      if (problem === 'NOT_REMOVED' && !this.#wanted.has(basketItemId)) tab!.removeItem(basketItemId)
      else if (sync === 'failed') tab!.retryItem(basketItemId)
    }
    await settle()
    tab!.fetchCart()
    await settle()
  }

  /** What each place holds, the tabs with what is wrong with their lines. */
  seen() {
    const kept = this.#browser.kept()
    return {
      tabs: this.#tabs.map(({ basketStore }) =>
        basketStore.state.BasketItems.map(({ basketItemId, sync, problem }) =>
          sync === 'saved' && problem === null ? basketItemId : `${basketItemId} ${sync} ${problem}`,
        ).toSorted(),
      ),
      kept: kept ? idsOf(kept).toSorted() : [],
      cart: this.#cart.idsOf(kept?.BasketUID ?? null).toSorted(),
    }
  }

  wanted(): string[] {
    return [...this.#wanted].toSorted()
  }

  mostCallsAtOnce(): number {
    return this.#cart.mostAtOnce
  }
}
