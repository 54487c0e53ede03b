import { describe, expect, it } from 'vitest'
import type { TypedDocumentString } from '#generated/graphql/graphql.ts'
import { basketStore } from '../basket/basket-store.ts'
import { breakAnswers, everyFault, holdAnswers } from './break-answers.ts'

/** An operation as its page asks it, for every way in which it can fail. */
interface AskedOperation<Data, Variables, Opened> {
  readonly document: TypedDocumentString<Data, Variables>
  /** Stubs the API, the operation included; what is to be seen is rendered by `ask`, or here where a press asks. */
  readonly open: () => Opened | Promise<Opened>
  /** Asks, by opening the page or by a press. */
  readonly ask: (opened: Opened) => unknown
  /** What is to be seen while no answer has come. */
  readonly expectPending: (opened: Opened) => unknown
  /** What is to be seen where none has come: a defined page, with all that was typed and chosen. */
  readonly expectFailed: (opened: Opened) => unknown
  /** Asks once more, as the page offers it. */
  readonly retry: (opened: Opened) => unknown
  readonly expectDone: (opened: Opened) => unknown
  /** Whether it changes what is in the basket: then all that is expected says what is to be in there. */
  readonly changesBasket?: boolean
}

/**
 * Holds an operation to what every page promises: whatever keeps its answer away, the page says so, keeps form and
 * basket, and does it when it is asked again; and while the answer is only slow it says that it waits.
 */
export function describeFaults<Data, Variables, Opened>(
  name: string,
  {
    document,
    open,
    ask,
    expectPending,
    expectFailed,
    retry,
    expectDone,
    changesBasket = false,
  }: AskedOperation<Data, Variables, Opened>,
): void {
  describe(name, () => {
    it.each(everyFault)('that meets %s keeps everything, and goes on when asked again', async (fault) => {
      const opened = await open()
      const lines = linesInBasket()
      const expectSameLines = () => changesBasket || expect(linesInBasket()).toEqual(lines)
      const mend = breakAnswers(document, fault)
      await ask(opened)
      await expectFailed(opened)
      expectSameLines()
      mend()
      await retry(opened)
      await expectDone(opened)
      expectSameLines()
    })

    it('that is slow is waited for', async () => {
      const opened = await open()
      const release = holdAnswers(document)
      await ask(opened)
      await expectPending(opened)
      release()
      await expectDone(opened)
    })
  })
}

function linesInBasket(): readonly string[] {
  return basketStore.state.BasketItems.map(({ basketItemId }) => basketItemId)
}
