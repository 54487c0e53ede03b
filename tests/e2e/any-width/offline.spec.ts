import { expect, test } from '../support/test.ts'

test('what is open stays without a connection, and what is asked for then comes by itself', async ({
  page,
  context,
  open,
  expectTrouble,
}) => {
  expectTrouble(/ERR_INTERNET_DISCONNECTED/, /version check/, /dynamically imported module|preload CSS/)
  await open('/rings/collection')
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rings')
  await page.getByRole('banner').first().getByRole('link', { name: 'Bespoke', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText(
    'This page comes by itself once you are connected again',
  )
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('It begins as a line')
  await expect(page.getByText('You are back online.')).toBeVisible()
  const sheets = () => page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? ''))
  expect(await sheets(), 'the styles of the page').toContainEqual(expect.stringContaining('/static/content-'))
})
