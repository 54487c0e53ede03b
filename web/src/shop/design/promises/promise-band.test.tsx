import { expect, it } from 'vitest'
import { expectAccessible } from '#data/testing/accessible.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { PromiseBand } from './promise-band.tsx'

const band = () => renderInShop(<PromiseBand fineness={950} isRing personalised="none" />)

it('is five rows that a finger meets', async () => {
  const screen = await band()
  await expect.element(screen.getByText('30 days to return')).toBeVisible()
  const rows = screen.container.querySelectorAll('summary')
  expect(rows).toHaveLength(5)
  for (const row of rows) expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await expectAccessible(screen.container)
})

it('opens the terms of one promise at a time, where it stands', async () => {
  const screen = await band()
  const refund = screen.getByText(/a full refund within 30 days of delivery/)
  await expect.element(refund).not.toBeVisible()
  await screen.getByText('30 days to return').click()
  await expect.element(refund).toBeVisible()
  await screen.getByText('Hallmarked in London').click()
  await expect.element(screen.getByText(/the fineness 950/)).toBeVisible()
  await expect.element(refund).not.toBeVisible()
})

it('leads to the notice and to the boutiques', async () => {
  const screen = await band()
  await screen.getByText('See us in London, Manchester or Cheshire').click()
  await expect
    .element(screen.getByRole('link', { name: '0161 496 0123' }))
    .toHaveAttribute('href', 'tel:+441614960123')
  await screen.getByText('Hallmarked in London').click()
  await screen.getByRole('link', { name: 'The dealer’s notice' }).click()
  await expect.poll(screen.address).toBe('/hallmarking')
})
