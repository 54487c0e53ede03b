import { expect, it } from 'vitest'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { DesignFacts } from '#shop/design/design-facts.tsx'
import type { SettingOnPage } from '#shop/design/design.ts'
import { pendantGold, roundGold } from '#testing/build-examples.ts'
import { settingFacts } from './setting-facts.ts'

const factsOf = (setting: SettingOnPage) =>
  renderInShop(
    <DesignFacts title="About" description={setting.design.description} rows={settingFacts(setting)} />,
  )

it('says what a ring is made of and what it takes', async () => {
  const screen = await factsOf(roundGold)
  for (const fact of [
    'Solitaire',
    '18ct gold, fineness 750, hallmarked in London',
    '2.2 mm wide, 1.7 mm deep',
    'Round stones, 4.1 to 9.0 mm long',
    'M to N',
    'PR-00201',
  ]) {
    await expect.element(screen.getByText(fact)).toBeVisible()
  }
})

it('leaves out what nobody has measured', async () => {
  const screen = await factsOf(pendantGold)
  await expect.element(screen.getByText('PD-00301')).toBeVisible()
  for (const fact of ['Band', 'Height']) {
    await expect.element(screen.getByText(fact, { exact: true })).not.toBeInTheDocument()
  }
})
