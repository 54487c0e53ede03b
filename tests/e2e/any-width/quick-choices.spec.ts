import { expect, test } from '../support/test.ts'

const setting = '/create/engagement-ring/product/PR-00201'

test('a metal that is chosen while another shape is on its way keeps the shape', async ({
  page,
  open,
  setting: shown,
  world,
}) => {
  await open(`${setting}/round-brilliant/yellow-gold`)
  await world.setFaults({ kind: 'delay', operation: 'DesignDetail', delayMs: 900 })
  await shown.shapes.getByRole('link', { name: 'Oval' }).click()
  await expect(page).toHaveURL(`${setting}/oval-shape/yellow-gold`)
  await shown.metals.getByRole('link', { name: /^Platinum/ }).click()
  await expect(page).toHaveURL(`${setting}/oval-shape/platinum`)
  await expect(shown.title).toHaveText('Six-claw solitaire in Platinum (950)')
  await expect(shown.shapes.getByRole('link', { name: 'Oval' })).toHaveAttribute('aria-current', 'page')
})
