import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#data/testing/accessible.ts'
import { startLanguage } from '#data/language/start-language.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { LanguageButton, LanguagePopover } from './language-button.tsx'

async function selector() {
  const screen = await renderInShop(
    <>
      <LanguageButton />
      <LanguagePopover />
    </>,
  )
  return { ...screen, button: screen.getByRole('button', { name: 'Language: English' }) }
}

it('names the languages in their own words, and marks that of the page', async () => {
  const { button, container } = await selector()
  await userEvent.click(button)
  const choices = page.getByRole('form', { name: 'Language' }).getByRole('button')
  expect(
    choices.all().map((choice) => [choice.element().textContent, choice.element().getAttribute('lang')]),
  ).toEqual([
    ['English', 'en'],
    ['Français', 'fr'],
    ['Deutsch', 'de'],
  ])
  await expect.element(choices.first()).toHaveAttribute('aria-current', 'true')
  await expect.element(choices.last()).not.toHaveAttribute('aria-current')
  await expectAccessible(container)
})

it('is opened, walked and closed with the keyboard', async () => {
  const { button } = await selector()
  const choices = page.getByRole('form', { name: 'Language' })
  await expect.element(choices).not.toBeInTheDocument()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(choices).toBeVisible()
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('English')
  await userEvent.keyboard('{Escape}')
  await expect.element(choices).not.toBeInTheDocument()
  expect(document.activeElement).toBe(button.element())
})

it('closes where the language of the page is chosen', async () => {
  startLanguage()
  const { button } = await selector()
  await userEvent.click(button)
  const choices = page.getByRole('form', { name: 'Language' })
  await userEvent.click(choices.getByRole('button', { name: 'English' }))
  await expect.element(choices).not.toBeInTheDocument()
})

it('is a form that a browser can send by itself', async () => {
  const { container } = await selector()
  const form = container.querySelector('form')
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/language'])
})
