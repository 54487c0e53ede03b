import { pounds } from '@shop/schema/domain/values/money'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { holdAnswers } from '#data/testing/break-answers.ts'
import { stubApi } from '#data/testing/stub-api.ts'
import { GemstoneDetailDocument } from '#generated/graphql/graphql.ts'
import { gemstoneDetailQuery } from '#generated/queries.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import type { SettingOnPage } from '#shop/design/design.ts'
import { clearBuild } from '../build-store.ts'
import { roundGold, rules, studsGold } from '#testing/build-examples.ts'
import { stone } from '#testing/edge-stones.ts'
import { CompareBar } from './compare-bar.tsx'
import { CompareTick } from './compare-tick.tsx'
import { clearCompared, toggleCompared } from './compare-store.ts'

const diamonds = [
  stone({ id: '100010', price: pounds(3539.1), caratWeight: 1.01, measLength: 6.43 }),
  stone({ id: '100011', price: pounds(5200), caratWeight: 1.2, measLength: 30, measWidth: 30 }),
]

const detailOf = (each: (typeof diamonds)[number] | undefined) => ({
  getGemstoneById: each
    ? { ...each, assets: [], girdle: null, culet: null, countryOfOrigin: null, growthMethod: null }
    : null,
})
const answers = diamonds.map((each) => ({
  queryKey: gemstoneDetailQuery({ id: each.id }).queryKey,
  data: detailOf(each),
}))

const bar = page.getByRole('group', { name: 'Compare stones' })
const list = '/create/engagement-ring/PR-00201/round-brilliant/yellow-gold/gemstones'
const removeOf = (carat: string) =>
  page.getByRole('button', { name: `Remove ${carat} ct Round diamond from the comparison` })

beforeEach(async () => {
  clearBuild()
  clearCompared()
  await page.viewport(1440, 900)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
})

/** The comparison over the page of the first stone, or over a list. */
async function openComparison(setting: SettingOnPage, path: string, known = answers) {
  const screen = await renderInShop(<CompareBar rules={rules} setting={setting} />, { path, answers: known })
  for (const { id } of diamonds) toggleCompared(id)
  await screen.getByRole('button', { name: 'Compare 2' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Compare stones' })
  await expect.element(dialog).toBeVisible()
  return { screen, dialog }
}

it('closes where a link within leads to other stones of the list beneath', async () => {
  const { screen, dialog } = await openComparison(roundGold, list)
  await dialog.getByRole('link', { name: 'See Round stones that fit' }).click()
  await expect.poll(screen.address).toBe(`${list}/round-brilliant`)
  await expect.element(dialog).not.toBeInTheDocument()
})

it('closes where a stone within is chosen first, over the page that lists its matches', async () => {
  const stonePage = '/create/earrings/ES-00401/round-brilliant/yellow-gold/gemstone/100010'
  const { screen, dialog } = await openComparison(studsGold, stonePage)
  await dialog.getByRole('button', { name: 'Choose it first: 1.01 ct Round diamond' }).click()
  await expect.poll(screen.address).toBe(`${stonePage}#matches`)
  await expect.element(dialog).not.toBeInTheDocument()
})

it('keeps the place of the keyboard where it is cleared, and says that none is left', async () => {
  await renderInShop(<CompareBar rules={rules} setting={roundGold} />, { path: list, answers })
  for (const { id } of diamonds) toggleCompared(id)
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect.element(bar).toHaveFocus()
  await expect.element(bar.getByRole('status')).toHaveTextContent('No stones are left to compare.')
})

it('refuses a fifth stone and says so, until one is taken away', async () => {
  const ids = ['100010', '100011', '100012', '100013', '100014']
  await renderInShop(
    <>
      {ids.map((id) => (
        <CompareTick key={id} gemstoneId={id} title={id} />
      ))}
      <CompareBar rules={rules} setting={roundGold} />
    </>,
    { path: list, answers },
  )
  const status = bar.getByRole('status')
  const tick = (id: string) => page.getByRole('checkbox', { name: `Compare ${id}` })
  for (const id of ids.slice(0, 4)) await tick(id).click()
  await expect.element(status).toHaveTextContent('4 stones to compare')
  await tick('100014').click()
  await expect
    .element(status)
    .toHaveTextContent('Four stones can stand side by side. Take one away to choose another.')
  await expect.element(tick('100014')).not.toBeChecked()
  await expect.element(bar.getByRole('button', { name: 'Compare 4' })).toBeVisible()
  await tick('100010').click()
  await expect.element(status).toHaveTextContent('3 stones to compare')
  await tick('100014').click()
  await expect.element(tick('100014')).toBeChecked()
  await expect.element(status).toHaveTextContent('4 stones to compare')
})

it('leads from a column that is removed to the one beside it, and from the last to the table', async () => {
  const { dialog } = await openComparison(roundGold, list)
  await removeOf('1.01').click()
  await expect.element(removeOf('1.20')).toHaveFocus()
  await removeOf('1.20').click()
  await expect.element(dialog.getByRole('region', { name: 'Compare stones' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  // The button that opened it has gone.
  await expect.element(bar).toHaveFocus()
  await expect.element(bar.getByRole('status')).toHaveTextContent('No stones are left to compare.')
})

it('stays in the column of a stone that is asked for again', async () => {
  const api = stubApi()
  const { dialog } = await openComparison(roundGold, list, answers.slice(1))
  const retry = dialog.getByRole('button', { name: 'Try again' })
  await expect.element(retry).toBeVisible()
  api.answer(GemstoneDetailDocument, ({ id }) => detailOf(diamonds.find((each) => each.id === id)))
  const release = holdAnswers(GemstoneDetailDocument)
  await retry.click()
  const fetching = dialog.getByText('Fetching this stone')
  await expect.element(fetching).toBeVisible()
  expect(document.activeElement?.contains(fetching.element())).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
  release()
  await expect.element(dialog.getByRole('link', { name: '1.01 ct Round diamond' })).toBeVisible()
  expect(document.activeElement?.contains(dialog.getByText('1.01 ct Round diamond').element())).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
})
