import { fingerSizes } from '@shop/schema/domain/vocabulary/finger-size'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '#data/testing/accessible.ts'
import { expectModal } from '#data/testing/modal.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { FingerSizeField } from './finger-size-field.tsx'

async function fingerSizeOf(sizes = fingerSizes.map(({ uk }) => uk)) {
  const screen = await renderInShop(<FingerSizeField sizes={sizes} />)
  return {
    screen,
    size: screen.getByRole('combobox', { name: 'Finger size' }),
    unsure: screen.getByRole('checkbox', { name: /not sure/ }),
    findSize: screen.getByRole('button', { name: 'Find your size' }),
    guide: screen.getByRole('dialog', { name: 'Find your finger size' }),
  }
}

async function openGuide() {
  const field = await fingerSizeOf()
  await field.findSize.click()
  const { guide } = field
  return {
    ...field,
    system: guide.getByRole('combobox', { name: 'I know my size as' }),
    typed: guide.getByRole('textbox', { name: 'Size' }),
    picked: guide.getByRole('combobox', { name: 'Size', exact: true }),
    result: guide.getByRole('status'),
  }
}

describe('a finger size', () => {
  it('is chosen, or left open with a ring sizer', async () => {
    const { screen, size, unsure } = await fingerSizeOf()
    await size.selectOptions('M')
    await expect.element(size).toHaveValue('M')
    await unsure.click()
    await expect.element(size).toHaveValue('')
    await expect.element(screen.getByText(/^We send a sizer/)).toBeVisible()
    await size.selectOptions('N½')
    await expect.element(unsure).not.toBeChecked()
  })

  it('that is not chosen says before the order that a ring sizer comes first', async () => {
    const { screen, size } = await fingerSizeOf()
    const note = 'Without a size, we send you a free ring sizer first.'
    await expect.element(size).toHaveAccessibleDescription(note)
    await size.selectOptions('M')
    await expect.element(screen.getByText(note)).not.toBeInTheDocument()
  })
})

describe('the guide to finger sizes', () => {
  it('converts millimetres, and says of what is no size that it is none', async () => {
    const { typed, result } = await openGuide()
    await typed.fill('16,7')
    await expect.element(result).toMatchTextContent(/^UK M · EU 53 · US 6¼ · 16\.7 mm across$/)
    await typed.fill('99')
    await expect.element(result).toMatchTextContent('No size of ours is near that')
  })

  it('converts EU and US sizes, and hands the UK size over', async () => {
    const { screen, guide, system, picked, result, size } = await openGuide()
    await system.selectOptions('EU, mm round')
    await picked.selectOptions('54')
    await expect.element(result).toMatchTextContent(/^UK N · EU 54/)
    await system.selectOptions('US size')
    await picked.selectOptions('7')
    await expect.element(result).toMatchTextContent(/^UK N½ · EU 54 · US 7 /)
    await screen.getByRole('button', { name: 'Use UK size N½' }).click()
    await expect.element(guide).not.toBeInTheDocument()
    await expect.element(size).toHaveValue('N½')
  })

  it('keeps the focus, closes with Esc and gives the focus back', async () => {
    const { findSize, guide } = await fingerSizeOf()
    await expectModal(findSize, guide)
  })

  it('is within reach of everybody, with its table open', async () => {
    const { guide, typed } = await openGuide()
    await typed.fill('17')
    await guide.getByText('Every size').click()
    await expectAccessible()
  })
})
