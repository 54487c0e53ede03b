import { parseMetal } from '@shop/schema/domain/design/metals'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { EngravingField } from './engraving-field.tsx'

const gold = parseMetal('18ct Yellow Gold')!

async function engravingIn(bandWidthMm: number) {
  const screen = await renderInShop(<EngravingField place={{ kind: 'ring', bandWidthMm }} metal={gold} />)
  return {
    screen,
    text: screen.getByRole('textbox'),
    said: screen.getByRole('status'),
    preview: screen.getByRole('img'),
  }
}

describe('an engraving', () => {
  it('is cut in capitals, and counted', async () => {
    const { screen, text, preview } = await engravingIn(2.2)
    await text.fill('ever yours')
    await expect.element(text).toHaveValue('EVER YOURS')
    await expect.element(screen.getByText('10 of 20')).toBeVisible()
    await expect.element(preview).toHaveAccessibleName('Engraving preview: EVER YOURS')
  })

  it('keeps the caret where something is typed in its middle', async () => {
    const { text } = await engravingIn(2.2)
    await text.fill('foever')
    await text.click()
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}r-e')
    await expect.element(text).toHaveValue('FOREEVER')
    await userEvent.keyboard('x')
    await expect.element(text).toHaveValue('FOREXEVER')
  })

  it('names what cannot be cut, until the text is removed', async () => {
    const { screen, text, said } = await engravingIn(2.2)
    await text.fill('Zoë & Max!')
    await expect.element(text).toHaveValue('ZO MAX')
    await expect
      .element(said)
      .toHaveTextContent('Only A to Z, 0 to 9 and spaces can be engraved: ë & ! left out.')
    await screen.getByRole('button', { name: 'Remove' }).click()
    await expect.element(text).toHaveValue('')
    await expect.element(text).toHaveFocus()
    await expect.element(said).toBeEmptyDOMElement()
  })

  it('that is too long is said to be, and nothing typed is lost', async () => {
    const { screen, text, said } = await engravingIn(2.2)
    await text.fill('FROM THIS DAY FORWARD 2026')
    await expect.element(text).toHaveValue('FROM THIS DAY FORWARD 2026')
    await expect.element(screen.getByText('26 of 20')).toBeVisible()
    await expect.element(said).toHaveTextContent('At most 20 letters fit inside this band.')
    await expect.element(text).toHaveAttribute('aria-invalid', 'true')
    await text.fill('FROM THIS DAY FORWAR')
    await expect.element(text).toHaveAttribute('aria-invalid', 'false')
  })

  it('leaves the space out of count that is typed before the next word, as the order does', async () => {
    const { screen, text, said } = await engravingIn(2.2)
    await text.fill('FROM THIS DAY FORWAR ')
    await expect.element(screen.getByText('20 of 20')).toBeVisible()
    await expect.element(said).toBeEmptyDOMElement()
    await expect.element(text).toHaveAttribute('aria-invalid', 'false')
  })

  it('has twenty-five letters in a band of three millimetres', async () => {
    const { screen, text } = await engravingIn(3)
    await text.fill('FROM THIS DAY FORWARD 202')
    await expect.element(screen.getByText('25 of 25')).toBeVisible()
    await expect.element(text).toHaveAttribute('aria-invalid', 'false')
  })

  it('shows its lettering in the preview', async () => {
    const { screen, text, preview } = await engravingIn(2.2)
    const cut = () => preview.element().querySelector('text:last-of-type')
    const lettering = screen.getByRole('combobox', { name: 'Lettering' })
    await text.fill('AMOR')
    await expect.poll(cut).toHaveStyle({ fontStyle: 'normal' })
    await lettering.selectOptions('Italic')
    await expect.poll(cut).toHaveStyle({ fontStyle: 'italic' })
    await lettering.selectOptions('Script')
    await expect.poll(() => getComputedStyle(cut()!).fontFamily).toContain('cursive')
  })
})
