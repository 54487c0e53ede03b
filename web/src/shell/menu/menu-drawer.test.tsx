import { beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible } from '#data/testing/accessible.ts'
import { expectModal } from '#data/testing/modal.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { DialogButton } from '#ui/dialog-button.tsx'
import { MenuDrawer, menuDrawerId } from './menu-drawer.tsx'
import { smallMenu } from './testing/small-menu.ts'

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(smallMenu))
})

async function drawer() {
  const screen = await renderInShop(
    <>
      <DialogButton dialogId={menuDrawerId} does="show-modal" label="Menu">
        ☰
      </DialogButton>
      <MenuDrawer />
    </>,
    { menuTabs: smallMenu.tabs },
  )
  return {
    ...screen,
    opener: screen.getByRole('button', { name: 'Menu' }),
    dialog: screen.getByRole('dialog', { name: 'Menu' }),
    jewellery: screen.getByRole('link', { name: 'Jewellery' }),
    title: screen.getByRole('heading', { name: 'Jewellery' }),
    back: screen.getByRole('button', { name: 'All of the menu' }),
    sapphire: screen.getByRole('link', { name: 'Sapphire' }),
  }
}

describe('the drawer', () => {
  it('keeps the focus, closes at Escape and gives it back', async () => {
    const { opener, dialog } = await drawer()
    await expectModal(opener, dialog)
  })

  it('shows the panel of a tab in the tabs’ place, and the focus goes with it there and back', async () => {
    const { opener, dialog, jewellery, title, back, sapphire } = await drawer()
    await opener.click()
    await jewellery.click()
    await expect.element(title).toBeVisible()
    await expect.element(sapphire).toBeVisible()
    await expect.element(back).toHaveFocus()
    await expectAccessible(dialog.element())
    await userEvent.keyboard('{Enter}')
    await expect.element(title).not.toBeInTheDocument()
    await expect.element(jewellery).toHaveFocus()
  })

  it('begins with the tabs again once it was closed', async () => {
    const { opener, dialog, jewellery, title } = await drawer()
    await opener.click()
    await jewellery.click()
    await expect.element(title).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await opener.click()
    await expect.element(jewellery).toBeVisible()
    await expect.element(title).not.toBeInTheDocument()
  })

  it('closes when it leads on, and leads straight on where a tab has no panel', async () => {
    const { opener, dialog, jewellery, sapphire, address, getByRole } = await drawer()
    await opener.click()
    await jewellery.click()
    await sapphire.click()
    await expect.poll(address).toBe('/jewellery/collection/sapphire')
    await expect.element(dialog).not.toBeInTheDocument()
    await opener.click()
    await getByRole('link', { name: 'Learn' }).click()
    await expect.poll(address).toBe('/hallmarking')
    await expect.element(dialog).not.toBeInTheDocument()
  })
})
