import { pounds } from '@shop/schema/domain/values/money'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { addItem, removeAllItems } from '#data/basket/basket-store.ts'
import type { SettingOnPage } from '#shop/design/design.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { roundGold, rules, studsGold } from '#testing/build-examples.ts'
import { stone } from '#testing/edge-stones.ts'
import { StoneCards } from './stone-cards.tsx'
import { GemstoneFirst } from './stone-link.ts'
import { StoneTable } from './stone-table.tsx'

/** £4,247.00, in a head that adds 8 percent to a setting of £865.00. */
const diamond = stone({
  price: pounds(3539.1),
  caratWeight: 1.01,
  measLength: 6.43,
  supplier: { leadTimeDays: 2, importSettings: { imgURL: null } },
})

/** A window that has room for a table. */
beforeEach(() => page.viewport(1440, 900))

/** Below where the header of a page stands, under which the head of a table stays in sight. */
function inTable(setting?: SettingOnPage) {
  return (
    <div style={{ paddingBlockStart: '12rem' }}>
      <StoneTable stones={[diamond]} rules={rules} setting={setting} />
    </div>
  )
}

it('a row says what the ring costs with its stone, and its link leads to the review of both', async () => {
  const screen = await renderInShop(inTable(roundGold))
  await expect.element(screen.getByRole('columnheader', { name: 'Your ring' })).toBeInTheDocument()
  await expect.element(screen.getByRole('cell', { name: '£5,182.00' })).toBeInTheDocument()
  const add = screen.getByRole('link', { name: 'Add to the setting: 1.01 ct Round diamond' })
  await add.click()
  await expect
    .poll(screen.address)
    .toBe('/create/engagement-ring/review/PR-00201/round-brilliant/yellow-gold/100010')
})

it('a row of a stone for earrings says what there is so far, and leads to its matches', async () => {
  const screen = await renderInShop(inTable(studsGold))
  await expect.element(screen.getByRole('columnheader', { name: 'So far' })).toBeInTheDocument()
  await screen.getByRole('link', { name: 'Choose it first: 1.01 ct Round diamond' }).click()
  await expect
    .poll(screen.address)
    .toBe('/create/earrings/ES-00401/round-brilliant/yellow-gold/gemstone/100010#matches')
})

it('a card says the same as a row', async () => {
  const screen = await renderInShop(<StoneCards stones={[diamond]} rules={rules} setting={roundGold} />)
  await expect.element(screen.getByText('£5,182.00')).toBeInTheDocument()
  await expect.element(screen.getByText('your ring')).toBeInTheDocument()
  await screen.getByRole('link', { name: 'Add to the setting: 1.01 ct Round diamond' }).click()
  await expect
    .poll(screen.address)
    .toBe('/create/engagement-ring/review/PR-00201/round-brilliant/yellow-gold/100010')
})

it('rows that come later move no column', async () => {
  const short = stone({ clarity: 'IF', cut: null })
  const long = stone({ id: '100011', clarity: 'VVS1', cut: 'EXCELLENT' })
  const screen = await renderInShop(
    <>
      <StoneTable stones={[short]} rules={rules} />
      <StoneTable stones={[short, long]} rules={rules} />
    </>,
  )
  const [early, late] = screen.getByRole('table').elements()
  const columnsIn = (table?: Element) =>
    [...(table?.querySelectorAll('thead th') ?? [])].map((column) => column.getBoundingClientRect().left)
  expect(columnsIn(late)).toHaveLength(11)
  expect(columnsIn(late)).toEqual(columnsIn(early))
})

it('a stone that comes first may become a ring or a pendant', async () => {
  const screen = await renderInShop(<GemstoneFirst value>{inTable()}</GemstoneFirst>)
  await expect.element(screen.getByRole('cell', { name: '£4,247.00' })).toBeInTheDocument()
  await screen.getByRole('link', { name: 'Add to Pendant: 1.01 ct Round diamond' }).click()
  await expect.poll(screen.address).toBe('/create/gemstones/100010/pendants')
})

it('a stone that lies in the basket goes nowhere, and says why', async () => {
  const screen = await renderInShop(inTable(roundGold))
  addItem({
    sku: 'PR-00201',
    shape: 'round-brilliant',
    metal: 'yellow-gold',
    optionIds: ['161', '171'],
    gemstoneId: '100010',
    gemstonePair: [],
    isGemstoneFirst: false,
    title: null,
    fingerSize: null,
    isSizeUnsure: true,
    engraving: null,
    total: null,
  })
  await screen.getByRole('link', { name: 'Add to the setting: 1.01 ct Round diamond' }).click()
  await expect.element(screen.getByRole('alert').getByText('Already in your basket.')).toBeVisible()
  expect(screen.address()).toBe('/')
  removeAllItems()
})
