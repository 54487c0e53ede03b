import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { ConsentChoice } from '#data/consent/consent.ts'
import { expectAccessible } from '#data/testing/accessible.ts'
import { expectModal } from '#data/testing/modal.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { ConsentDialog } from './consent-dialog.tsx'

/** The dialog as a page shows it: gone once there is a choice, or once it is closed. */
function Asked({
  chosen,
  onChoose,
}: {
  chosen: ConsentChoice | null
  onChoose: (choice: ConsentChoice) => void
}) {
  const [isOpen, setOpen] = useState(chosen === null)
  return (
    <>
      <button onClick={() => setOpen(true)}>Cookie settings</button>
      {isOpen && (
        <ConsentDialog
          chosen={chosen}
          onChoose={(choice) => {
            setOpen(false)
            onChoose(choice)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

async function ask(chosen: ConsentChoice | null = null) {
  const onChoose = vi.fn<(choice: ConsentChoice) => void>()
  const screen = await renderInShop(<Asked chosen={chosen} onChoose={onChoose} />)
  const button = (name: string) => screen.getByRole('button', { name })
  return {
    onChoose,
    button,
    question: screen.getByRole('dialog', { name: 'Cookies, and your say in them' }),
    manage: screen.getByRole('dialog', { name: 'Manage Cookies' }),
    dialog: screen.getByRole('dialog'),
    title: screen.getByRole('heading'),
    analytics: screen.getByRole('switch', { name: 'Analytics' }),
    marketing: screen.getByRole('switch', { name: 'Marketing' }),
  }
}

describe('somebody who has not chosen (rules/consent#cookie-dialog)', () => {
  it.each([
    ['Accept All', { marketing: true, analytics: true }],
    ['Essential Only', { marketing: false, analytics: false }],
  ])('chooses with one press: %s', async (name, choice) => {
    const { button, dialog, onChoose } = await ask()
    await button(name).click()
    expect(onChoose.mock.calls).toEqual([[choice]])
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('is offered both answers as the same button, and neither has the focus', async () => {
    const { button, question, title } = await ask()
    await expect.element(title).toHaveFocus()
    const lookOf = (name: string) => {
      const element = button(name).element()
      const { width, height, top } = element.getBoundingClientRect()
      return { width, height, top, className: element.className }
    }
    expect(lookOf('Accept All')).toEqual(lookOf('Essential Only'))
    await expectAccessible(question.element())
  })

  it('cannot go on without an answer, nor scroll the page', async () => {
    const { question, onChoose } = await ask()
    await expect.element(question).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.keyboard('{Escape}')
    await expect.element(question).toBeVisible()
    expect(question.element().matches(':modal')).toBe(true)
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
    expect(onChoose).not.toHaveBeenCalled()
  })

  it('chooses by category, each of which is off until turned on', async () => {
    const { button, manage, title, analytics, marketing, onChoose } = await ask()
    await button('Manage Cookies').click()
    await expect.element(title).toHaveFocus()
    await expect.element(analytics).not.toBeChecked()
    await expect.element(marketing).not.toBeChecked()
    await expect
      .element(marketing)
      .toHaveAccessibleDescription('Lets our letters show you pieces that suit you.')
    await expectAccessible(manage.element())
    await analytics.click()
    await button('Save Preferences').click()
    expect(onChoose.mock.calls).toEqual([[{ marketing: false, analytics: true }]])
  })

  it('goes back to the question with Cancel or Esc, and nothing is kept', async () => {
    const { button, question, manage, marketing, onChoose } = await ask()
    await button('Manage Cookies').click()
    await marketing.click()
    await button('Cancel').click()
    await expect.element(question).toBeVisible()
    await button('Manage Cookies').click()
    await expect.element(manage).toBeVisible()
    await expect.element(marketing).not.toBeChecked()
    await userEvent.keyboard('{Escape}')
    await expect.element(question).toBeVisible()
    expect(onChoose).not.toHaveBeenCalled()
  })
})

describe('somebody who has chosen', () => {
  it('finds the choice as it is, and changes it', async () => {
    const { button, analytics, marketing, dialog, onChoose } = await ask({
      marketing: true,
      analytics: false,
    })
    await button('Cookie settings').click()
    await expect.element(marketing).toBeChecked()
    await expect.element(analytics).not.toBeChecked()
    await marketing.click()
    await button('Save Preferences').click()
    expect(onChoose.mock.calls).toEqual([[{ marketing: false, analytics: false }]])
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(button('Cookie settings')).toHaveFocus()
  })

  it('leaves it as it is with Cancel', async () => {
    const { button, marketing, dialog, onChoose } = await ask({ marketing: true, analytics: true })
    await button('Cookie settings').click()
    await marketing.click()
    await button('Cancel').click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(onChoose).not.toHaveBeenCalled()
  })

  it('is in a dialog that takes the focus, keeps it, and gives it back at Esc', async () => {
    const { button, manage } = await ask({ marketing: false, analytics: false })
    await expectModal(button('Cookie settings'), manage)
  })
})
