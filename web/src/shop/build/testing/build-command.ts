import type * as fc from 'fast-check'
import { expectInvariants } from './build-invariants.ts'
import type { Model, Shop } from './build-model.ts'

export type Command = fc.AsyncCommand<Model, Shop>

/** Something a shopper does, after which everything must be right. */
export function command(
  name: string,
  check: (model: Model) => boolean,
  run: (model: Model, shop: Shop) => void | Promise<void>,
): Command {
  return {
    check,
    async run(model, shop) {
      await run(model, shop)
      await expectInvariants(model, shop)
    },
    toString: () => name,
  }
}
