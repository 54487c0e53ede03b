import { expect, it } from 'vitest'
import { expectAccessible } from '#data/testing/accessible.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { RingSizeTool } from './ring-size-tool.tsx'

it('converts what was measured into a letter, and lists every size', async () => {
  const screen = await renderInShop(<RingSizeTool />)
  await screen.getByRole('textbox', { name: 'Size' }).fill('16.7')
  await expect.element(screen.getByRole('status')).toMatchTextContent('UK M · EU 53 · US 6¼ · 16.7 mm across')
  await screen.getByText('Every size').click()
  // From A to Z+6, and the head.
  expect(screen.getByRole('row').all()).toHaveLength(58)
  await expect.element(screen.getByRole('row', { name: 'Z+6 76 15½ 24.3' })).toBeVisible()
  await expectAccessible()
})

it('offers a sizer to print', async () => {
  const screen = await renderInShop(<RingSizeTool />)
  await expect.element(screen.getByRole('button', { name: 'Print a ring sizer' })).toBeVisible()
})
