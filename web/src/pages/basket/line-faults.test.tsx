import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { describeFaults } from '#data/testing/fault-matrix.ts'
import {
  DesignDetailDocument,
  GemstoneDetailDocument,
  ShopRulesDocument,
  type DesignDetailQuery,
  type GemstoneDetailQuery,
  type ShopRulesQuery,
} from '#generated/graphql/graphql.ts'
import { ringAnswers } from '#testing/ring-example.ts'
import { openBasket, stubBasket } from './testing/open-basket.tsx'

const line = () => page.getByRole('article')

/** What the catalogue says of the ring to an operation. */
function answerOf(operation: string): unknown {
  return ringAnswers.find(({ queryKey: [name] }) => name === operation)?.data
}

const asked = {
  expectFailed: async () => {
    await expect.element(line()).toMatchTextContent(/We could not look this piece up at the moment/)
    await expect.element(line()).toMatchTextContent(/£5,182\.00/)
    await expect.element(page.getByRole('link', { name: 'Check out as a guest' })).toBeVisible()
  },
  retry: () => line().getByRole('button', { name: 'Try again' }).click(),
  expectDone: async () => {
    await expect.element(line()).toMatchTextContent(/Natural diamond, G, VS2/)
    await expect.element(line()).not.toMatchTextContent(/We could not look/)
  },
}

describeFaults('what prices go by', {
  document: ShopRulesDocument,
  open: async () => {
    const api = await stubBasket()
    api.answer(ShopRulesDocument, () => answerOf('ShopRules') as ShopRulesQuery)
  },
  ask: () => openBasket('ShopRules'),
  expectPending: () => expect.element(line()).toHaveAttribute('aria-busy', 'true'),
  ...asked,
})

describeFaults('the design of a piece', {
  document: DesignDetailDocument,
  open: async () => {
    const api = await stubBasket()
    api.answer(DesignDetailDocument, () => answerOf('DesignDetail') as DesignDetailQuery)
  },
  ask: () => openBasket('DesignDetail'),
  expectPending: () => expect.element(line()).toHaveAttribute('aria-busy', 'true'),
  ...asked,
})

describeFaults('the stone of a piece', {
  document: GemstoneDetailDocument,
  open: async () => {
    const api = await stubBasket()
    api.answer(GemstoneDetailDocument, () => answerOf('GemstoneDetail') as GemstoneDetailQuery)
  },
  ask: () => openBasket('GemstoneDetail'),
  expectPending: () => expect.element(line()).toHaveAttribute('aria-busy', 'true'),
  ...asked,
})
