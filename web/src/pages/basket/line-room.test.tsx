import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { holdAnswers } from '#data/testing/break-answers.ts'
import { RemoveCartItemDocument, ShopRulesDocument } from '#generated/graphql/graphql.ts'
import { bandLine } from '#testing/band-example.ts'
import { ringLine } from '#testing/ring-example.ts'
import { openBasket, stubBasket } from './testing/open-basket.tsx'

beforeEach(() => localStorage.removeItem('ashcombe:said-facts'))

const ring = { ...ringLine, title: 'Six-claw solitaire with 1.01 ct Round diamond' }

it.each([
  ['a ring with its stone', ring, 390],
  ['a ring with its stone', ring, 768],
  ['a ring with its stone', ring, 1440],
  ['a finished piece', bandLine, 390],
  ['a finished piece', bandLine, 768],
  ['a finished piece', bandLine, 1440],
] as const)(
  '$0 that was seen before is as tall while it is loaded as it is then, in $2 pixels',
  async (_, line, width) => {
    await page.viewport(width, 900)
    await stubBasket([line])
    const seen = await openBasket()
    await expect.element(page.getByText(/^Arrives/).first()).toBeVisible()
    const height = () => page.getByRole('article').element().getBoundingClientRect().height
    const loaded = height()
    await seen.unmount()

    holdAnswers(ShopRulesDocument)
    await openBasket('ShopRules')
    await expect.element(page.getByText('Loading this piece')).toBeInTheDocument()
    expect(height()).toBe(loaded)
  },
)

it('what a line said is forgotten when it is taken out', async () => {
  const api = await stubBasket([bandLine])
  api.answer(RemoveCartItemDocument, () => ({ removeCartItem: { cart: null, userErrors: [] } }))
  await openBasket()
  const kept = () => localStorage.getItem('ashcombe:said-facts')
  await expect.poll(kept).toContain('Arrives')
  await page.getByRole('button', { name: /^Remove Court band/ }).click()
  await expect.poll(kept).toBe('{"lines":{}}')
})
