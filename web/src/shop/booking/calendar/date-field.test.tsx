import { bundledBankHolidays } from '@shop/schema/domain/delivery/bundled-bank-holidays'
import { closedReason } from '@shop/schema/domain/booking/consultation-days'
import type { ConsultationLocation } from '@shop/schema/domain/booking/consultation-locations'
import { addDays, type LondonDate } from '@shop/schema/domain/values/calendar'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#data/testing/accessible.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { DateField } from './date-field.tsx'

const calendar = { today: '2026-11-25', holidays: bundledBankHolidays } as const
const date = page.getByRole('textbox', { name: 'Date' })
const grid = page.getByRole('grid')
const chosen = page.getByText(/^You have chosen/)
const day = (name: string) => page.getByRole('button', { name, exact: true })

function Field({ location }: { location: ConsultationLocation }) {
  const [value, setValue] = useState<LondonDate | ''>('')
  return (
    <DateField
      field={{ id: 'date', label: 'Date', error: undefined }}
      location={location}
      calendar={calendar}
      chosen={value}
      onChoose={setValue}
    />
  )
}

const open = (location: ConsultationLocation = 'LONDON') => renderInShop(<Field location={location} />)

describe('a date that is typed (rules/booking#dates)', () => {
  it('is chosen in the calendar, which goes to its month', async () => {
    await open()
    await expect.element(grid).toHaveAccessibleName('November 2026')
    await date.fill('10/12/2026')
    await expect.element(grid).toHaveAccessibleName('December 2026')
    await expect.element(chosen).toHaveTextContent('You have chosen Thursday 10 December 2026.')
    const selected = grid.element().querySelector('[aria-selected="true"]')
    expect(selected?.textContent).toBe('10')
    await expectAccessible()
  })

  it.each([
    ['13/12/2026', 'Sunday 13 December 2026: closed on Sundays. Please choose another day.'],
    ['24/11/2026', 'Tuesday 24 November 2026: this day has passed. Please choose another day.'],
    ['26/11/2027', 'Friday 26 November 2027: more than a year ahead. Please choose another day.'],
    ['25/12/2026', 'Friday 25 December 2026: closed for the holiday. Please choose another day.'],
    ['soon', 'This is not a date. Type day, month and year, like 10/12/2026.'],
  ])('says why it is not chosen, once it is left: %s', async (typed, text) => {
    await open()
    await date.fill(typed)
    await expect.element(date).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await expect.element(date).toHaveAttribute('aria-invalid', 'true')
    await expect.element(page.getByText(text)).toBeVisible()
    await expect.element(chosen).not.toBeInTheDocument()
    await expect.element(date).toHaveValue(typed)
  })

  it('ends with Enter, which does not send the form', async () => {
    await open()
    await date.fill('soon')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(/^This is not a date/)).toBeVisible()
  })

  it('follows the day that is pressed', async () => {
    await open()
    await day('Thursday 26 November 2026').click()
    await expect.element(date).toHaveValue('26/11/2026')
    await date.fill('')
    await expect.element(chosen).not.toBeInTheDocument()
  })
})

describe('the calendar', () => {
  it('is one stop of the keyboard, and its keys lead to every day, also to those that are closed', async () => {
    await open()
    expect(grid.element().querySelectorAll('[tabindex="0"]')).toHaveLength(1)
    await day('Wednesday 25 November 2026').click()
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    await expect.element(day('Sunday 29 November 2026, closed on Sundays')).toHaveFocus()
    await userEvent.keyboard('{PageDown}')
    await expect.element(grid).toHaveAccessibleName('December 2026')
    await expect.element(day('Tuesday 29 December 2026')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect.element(day('Monday 28 December 2026, closed for the holiday')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect.element(chosen).toHaveTextContent('You have chosen Tuesday 29 December 2026.')
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}')
    await expect.element(day('Thursday 25 November 2027')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(day('Thursday 25 November 2027')).toHaveFocus()
  })

  it('says of a closed day that is pressed why it is, and chooses nothing', async () => {
    await open('MANCHESTER')
    const closed = day('Monday 30 November 2026, closed on Mondays')
    await expect.element(closed).toHaveAttribute('aria-disabled', 'true')
    closed.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Monday 30 November 2026: closed on Mondays. Please choose another day.')
    await expect.element(date).toHaveValue('')
  })

  it('says no more of a closed day once another is typed', async () => {
    await open('MANCHESTER')
    const closed = day('Monday 30 November 2026, closed on Mondays')
    closed.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.element(page.getByRole('status')).toMatchTextContent(/closed on Mondays/)
    await date.fill('10/12/2026')
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('You have chosen Thursday 10 December 2026.')
    await date.fill('')
    await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
  })

  it('turns to the months of a year, and no further', async () => {
    await open()
    await expect
      .element(page.getByRole('button', { name: 'Previous month' }))
      .toHaveAttribute('aria-disabled', 'true')
    const months = ['December 2026', 'January 2027', 'February 2027', 'March 2027', 'April 2027', 'May 2027']
    const rest = ['June 2027', 'July 2027', 'August 2027', 'September 2027', 'October 2027', 'November 2027']
    for (const month of [...months, ...rest]) {
      await page.getByRole('button', { name: month }).click()
      await expect.element(grid).toHaveAccessibleName(month)
    }
    await expect
      .element(page.getByRole('button', { name: 'Next month' }))
      .toHaveAttribute('aria-disabled', 'true')
    await expect.element(page.getByRole('button', { name: 'October 2027' })).toBeVisible()
  })
})

describe('for a visitor in New Zealand, where these tests run', () => {
  it.each(['LONDON', 'MANCHESTER'] as const)(
    'the days of a year at %s are those of the rules',
    async (location) => {
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe('Pacific/Auckland')
      await open(location)
      const shown = new Map<string, boolean>()
      for (let month = 0; ; month += 1) {
        for (const button of grid.element().querySelectorAll('button')) {
          const [name = ''] = button.getAttribute('aria-label')?.split(',') ?? []
          shown.set(name, button.getAttribute('aria-disabled') === null)
        }
        const next = grid.element().parentElement?.querySelectorAll('button')[1]
        if (!next || next.getAttribute('aria-disabled') !== null || month > 12) break
        const name = next.getAttribute('aria-label') ?? ''
        next.click()
        await expect.element(grid).toHaveAccessibleName(name)
      }
      const english = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' })
      for (let at: LondonDate = calendar.today; at <= '2027-11-25'; at = addDays(at, 1)) {
        const name = english.format(new Date(at)).replace(',', '')
        expect([name, shown.get(name)]).toEqual([name, closedReason(at, location, calendar) === null])
      }
    },
  )
})
