import { expect, it } from 'vitest'
import { expectAccessible } from '#data/testing/accessible.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { DeliveryTool } from './delivery-tool.tsx'

async function tool() {
  const screen = await renderInShop(<DeliveryTool />)
  return {
    screen,
    what: screen.getByRole('combobox', { name: 'What you order' }),
    day: screen.getByLabelText('Day of the order'),
    time: screen.getByRole('combobox', { name: 'Time of the order, in London' }),
    arrives: screen.getByRole('status', { name: 'Arrives by' }),
  }
}

it('begins with a piece that is made, ordered today', async () => {
  const { screen, arrives } = await tool()
  // 25 working days after Wednesday, with Christmas, its substitute and New Year between.
  await expect.element(arrives).toMatchTextContent('Monday 4 January 2027')
  await expect.element(screen.getByText('25 working days')).toBeVisible()
  await expect.element(screen.getByText('25 and 28 December, 1 January')).toBeVisible()
  await expectAccessible()
})

it('counts an order after the cut-off for the next day', async () => {
  const { what, time, arrives } = await tool()
  await what.selectOptions('A piece that is ready to wear')
  await expect.element(arrives).toMatchTextContent('Friday 27 November 2026')
  await time.selectOptions('At 14:00 or later')
  await expect.element(arrives).toMatchTextContent('Monday 30 November 2026')
})

it('sends by express the next working day, until an hour earlier', async () => {
  const { what, time, arrives } = await tool()
  await what.selectOptions('A ready piece with Express Delivery')
  await expect.element(arrives).toMatchTextContent('Thursday 26 November 2026')
  await time.selectOptions('From 13:00, before 14:00')
  await expect.element(arrives).toMatchTextContent('Friday 27 November 2026')
})

it('takes another day, and says why its order waits', async () => {
  const { screen, what, day, arrives } = await tool()
  await what.selectOptions('A piece that is ready to wear')
  await day.fill('2026-11-28')
  await expect.element(arrives).toMatchTextContent('Wednesday 2 December 2026')
  await expect.element(screen.getByText('For an order on a Saturday')).toBeVisible()
})

it.each([
  ['is over', '2026-11-24'],
  ['nobody plans', '2027-11-26'],
  ['is none', ''],
])('says between which days to choose in place of an answer for a day that %s', async (_, entered) => {
  const { screen, day, arrives } = await tool()
  await day.fill(entered)
  // Not while it is typed.
  await expect.element(arrives).toBeVisible()
  await screen.getByText('What you order').click()
  await expect
    .element(screen.getByRole('status'))
    .toMatchTextContent('Choose a day between 25 November 2026 and 25 November 2027.')
  await expect.element(day).toHaveAttribute('aria-invalid', 'true')
  await expect.element(day).toHaveAccessibleDescription(/^Choose a day between/)
  await expect.element(arrives).not.toBeInTheDocument()
  await expect.element(screen.getByText('25 working days')).not.toBeInTheDocument()
  await day.fill('2027-11-25')
  await expect.element(day).not.toHaveAttribute('aria-invalid')
  await expect.element(arrives).toBeVisible()
})
