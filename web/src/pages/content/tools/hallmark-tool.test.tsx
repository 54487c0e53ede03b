import { expect, it } from 'vitest'
import { expectAccessible } from '#data/testing/accessible.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { HallmarkTool } from './hallmark-tool.tsx'

async function tool() {
  const screen = await renderInShop(<HallmarkTool />)
  return {
    screen,
    number: screen.getByRole('combobox', { name: 'The number you see' }),
    picture: screen.getByRole('combobox', { name: 'The picture you see' }),
    meaning: screen.getByRole('group', { name: 'What the marks mean' }),
  }
}

it('reads the marks of 18 carat gold from London before anything is chosen', async () => {
  const { screen, meaning } = await tool()
  await expect
    .element(meaning)
    .toMatchTextContent(
      /Gold, 18 carat: 750 parts of a thousand are pure\. The law asks for a hallmark from 1 g\./,
    )
  await expect.element(meaning).toMatchTextContent(/The assay office in London tested the metal/)
  await expect.element(screen.getByText('A letter for the year', { exact: true })).toBeVisible()
  await expectAccessible()
})

it('names every metal that a number may stand for', async () => {
  const { number, picture, meaning } = await tool()
  await number.selectOptions('950')
  await picture.selectOptions('Castle')
  await expect.element(meaning).toMatchTextContent(/Platinum: 950 parts .* from 0\.5 g\./)
  await expect.element(meaning).toMatchTextContent(/Palladium: 950 parts .* from 1 g\./)
  await expect.element(meaning).toMatchTextContent(/The same number stands for several metals/)
  await expect.element(meaning).toMatchTextContent(/The assay office in Edinburgh/)
})
