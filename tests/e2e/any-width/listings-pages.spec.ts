import { isFixed, isMadeIn, piecesOf } from '../support/pieces.ts'
import { expect, test } from '../support/test.ts'

const eternity = '/eternity-rings/collection'
const eternityRings = piecesOf('eternity-rings')
const jewellery = piecesOf('jewellery')

test('a filter leads to its own address, is announced, ticked and named in a chip', async ({
  page,
  open,
  list,
}) => {
  await open(eternity)
  await expect(list.count).toHaveText(`${eternityRings.length} rings`)
  expect(await list.names()).toEqual(eternityRings.slice(0, 24).map(({ name }) => name))

  await list.choose('Eternity Style', 'Full')
  const full = eternityRings.filter((ring) => isFixed(ring, 'Full'))
  await expect(page).toHaveURL(`${eternity}/full`)
  await expect(list.count).toHaveText(`${full.length} rings`)
  await expect(page).toHaveTitle('Full eternity rings | Ashcombe')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Full eternity rings')
  await expect(list.chips.getByRole('link')).toHaveText(['Full', 'Clear all'])
  await expect.poll(() => list.names()).toEqual(full.map(({ name }) => name))

  await list.choose('Metal', 'Rose Gold')
  const left = full.filter((ring) => isMadeIn(ring, 'Rose Gold')).length
  await expect(page).toHaveURL(`${eternity}/full_rose-gold`)
  await expect(list.count).toHaveText(`${left} rings`)

  await list.chips.getByRole('link', { name: 'Remove Full' }).click()
  await expect(page).toHaveURL(`${eternity}/rose-gold`)
  await list.chips.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL(eternity)
  await expect(list.count).toHaveText(`${eternityRings.length} rings`)
})

test('more is loaded by twenty-four, and Back brings all of it back to the piece that was opened', async ({
  page,
  open,
  list,
}) => {
  await open('/jewellery/collection')
  const more = page.getByRole('link', { name: 'Load more pieces' })
  await expect(page.getByText(`Showing 24 of ${jewellery.length}`)).toBeVisible()
  await more.click()
  await expect(list.cards).toHaveCount(48)
  await expect(list.link(list.cards.nth(24))).toBeFocused()
  const opened = list.cards.nth(40)
  await opened.scrollIntoViewIfNeeded()
  await list.link(opened).click()
  await expect(page).toHaveURL(/\/product\//)
  await page.goBack()
  await expect(page).toHaveURL('/jewellery/collection/first-48')
  await expect(list.cards).toHaveCount(48)
  await expect(opened).toBeInViewport()
})
