import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DropDowns } from './drop-downs.tsx'

async function bar() {
  const screen = await render(
    <>
      <DropDowns label="Filters">
        {['Colour', 'Clarity'].map((name) => (
          <details key={name} name="bar">
            <summary>{name}</summary>
            <button type="button" style={{ position: 'absolute' }}>
              {name}, all
            </button>
          </details>
        ))}
      </DropDowns>
      <button type="button" style={{ marginBlockStart: '4rem' }}>
        The list
      </button>
    </>,
  )
  return {
    colour: screen.getByText('Colour', { exact: true }),
    clarity: screen.getByText('Clarity', { exact: true }),
    allColours: screen.getByRole('button', { name: 'Colour, all' }),
    allClarities: screen.getByRole('button', { name: 'Clarity, all' }),
    list: screen.getByRole('button', { name: 'The list' }),
  }
}

it('shows one at a time', async () => {
  const { colour, clarity, allColours, allClarities } = await bar()
  await colour.click()
  await expect.element(allColours).toBeVisible()
  await clarity.click()
  await expect.element(allClarities).toBeVisible()
  await expect.element(allColours).not.toBeInTheDocument()
})

it('closes at Escape, and gives the focus back to what opened it', async () => {
  const { colour, allColours } = await bar()
  await colour.click()
  await userEvent.tab()
  await expect.element(allColours).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(allColours).not.toBeInTheDocument()
  await expect.element(colour).toHaveFocus()
})

it('closes when the keyboard leaves it, and at a press elsewhere', async () => {
  const { colour, clarity, allColours, list } = await bar()
  await colour.click()
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(clarity).toHaveFocus()
  await expect.element(allColours).not.toBeInTheDocument()
  await colour.click()
  await list.click()
  await expect.element(list).toHaveFocus()
  await expect.element(allColours).not.toBeInTheDocument()
})
