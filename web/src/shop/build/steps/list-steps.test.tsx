import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { designDetailQuery, shopRulesQuery } from '#generated/queries.ts'
import { designVariables } from '#shop/design/design-choice.ts'
import { rules, solitaire } from '#testing/build-examples.ts'
import { chooseSetting, clearBuild } from '../build-store.ts'
import { ring } from '../testing/untouched-build.ts'
import { ListSteps } from './list-steps.ts'

afterEach(clearBuild)

it('says what each step is for, and what was chosen as soon as something is', async () => {
  await renderInShop(<ListSteps kind="engagement-ring" />, {
    answers: [
      { queryKey: shopRulesQuery().queryKey, data: rules },
      {
        queryKey: designDetailQuery(designVariables(ring.sku, ring.shape)).queryKey,
        data: { getDesignBySku: solitaire },
      },
    ],
  })
  const step = (number: number) => page.getByRole('listitem').nth(number - 1)
  await expect.element(step(1)).toMatchTextContent('The design')
  await expect.element(step(2)).toMatchTextContent('Diamond')
  await expect.element(step(3)).toMatchTextContent('See it whole')
  chooseSetting(ring)
  await expect.element(step(1)).toMatchTextContent('Six-claw solitaire, 18ct Yellow Gold')
  await expect.element(step(3)).toMatchTextContent('£865.00')
})
