import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#data/testing/accessible.ts'
import { holdAnswers } from '#data/testing/break-answers.ts'
import { expectModal } from '#data/testing/modal.ts'
import { BookingServicesDocument } from '#generated/graphql/graphql.ts'
import { fillIn, openPanel, opener, panel, renderPanel, stubBooking } from './testing/booking-example.tsx'

const cross = page.getByRole('button', { name: 'Close' }).first()
const close = page.getByRole('button', { name: 'Close' }).last()

beforeEach(() => {
  delete window.dataLayer
  sessionStorage.clear()
})

describe('the panel of a consultation (rules/booking#panel)', () => {
  it('is closed, loads services, and then shows its form', async () => {
    const api = stubBooking()
    const release = holdAnswers(BookingServicesDocument)
    await renderPanel()
    expect(api.asked).toEqual([])
    await expect.element(panel.dialog).not.toBeInTheDocument()
    await opener(null).click()
    await expect.element(page.getByRole('status')).toMatchTextContent('Loading services...Please Wait...')
    await expect.element(page.getByRole('heading', { name: 'Book a consultation' })).toHaveFocus()
    release()
    await expect.element(panel.topic).toBeVisible()
    await expectAccessible(panel.dialog.element())
  })

  it('offers the topics that are offered online', async () => {
    await openPanel()
    const topics = [...panel.topic.element().querySelectorAll('option')].map(({ textContent }) => textContent)
    expect(topics).toEqual(['Select a topic', 'Engagement rings', 'Bespoke design'])
  })

  it('lets a boutique be picked, and none is', async () => {
    await openPanel()
    const boutiques = page.getByRole('radio').all()
    expect(boutiques).toHaveLength(3)
    for (const name of ['London Boutique', 'Manchester Boutique', 'Cheshire Boutique'])
      await expect.element(panel.boutique(name)).not.toBeChecked()
  })

  it('starts at the boutique that it is opened for, and there again', async () => {
    await openPanel({ location: 'MANCHESTER' })
    await expect.element(panel.boutique('Manchester Boutique')).toBeChecked()
    await panel.boutique('London Boutique').click()
    await close.click()
    await expect.element(panel.topic).not.toBeInTheDocument()
    await opener('MANCHESTER').click()
    await expect.element(panel.boutique('Manchester Boutique')).toBeChecked()
  })

  it('is virtual without a picker, where that was pressed', async () => {
    const { api } = await openPanel({ location: 'VIRTUAL' })
    await expect.element(page.getByRole('heading', { name: 'Book a virtual consultation' })).toBeVisible()
    expect(page.getByRole('radio').all()).toEqual([])
    await panel.topic.selectOptions('Bespoke design')
    await panel.date.fill('10/12/2026')
    await expect
      .poll(() => api.asked.at(-1))
      .toEqual({ date: '2026-12-10', location: 'VIRTUAL', serviceId: '3' })
  })

  it.each([
    ['the X', () => cross.click()],
    ['CLOSE', () => close.click()],
    [
      'a press beside it',
      () => page.elementLocator(document.documentElement).click({ position: { x: 20, y: 300 } }),
    ],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('closes on %s, and gives the focus back', async (_, press) => {
    await openPanel()
    await press()
    await expect.poll(() => panel.dialog.query()?.hasAttribute('open') ?? false).toBe(false)
    await expect.element(opener(null)).toHaveFocus()
    await expect.element(page.getByText('An hour with a jeweller, without charge.')).not.toBeInTheDocument()
  })

  it('writes CLOSE in capitals', async () => {
    await openPanel()
    await expect.element(close).toHaveTextContent('Close')
    await expect.element(close).toHaveStyle({ textTransform: 'uppercase' })
  })

  it('takes 300 ms to leave, of style and of time', async () => {
    await openPanel()
    const { transitionDuration, transitionProperty } = getComputedStyle(panel.dialog.element())
    const seconds = transitionDuration.split(', ')
    expect(seconds[transitionProperty.split(', ').indexOf('translate')]).toBe('0.3s')
  })

  it('keeps its form in sight for 300 ms while it leaves, and no longer', async () => {
    await openPanel()
    const dialog = panel.dialog.element()
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const closed = new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      await userEvent.keyboard('{Escape}')
      await closed
      vi.advanceTimersByTime(299)
      await nextFrame()
      expect([dialog.hasAttribute('open'), dialog.isConnected, dialog.querySelector('form')]).toEqual([
        false,
        true,
        expect.any(HTMLFormElement),
      ])
      vi.advanceTimersByTime(1)
      await nextFrame()
      expect(dialog.isConnected).toBe(false)
    } finally {
      vi.useRealTimers()
    }
  })

  it('is modal: the focus stays in it, and the page behind does not scroll', async () => {
    stubBooking()
    await renderPanel()
    await expectModal(opener(null), panel.dialog)
    await opener(null).click()
    await expect.element(panel.dialog).toBeVisible()
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
  })

  it('has forgotten everything when it is opened again', async () => {
    await openPanel()
    await fillIn()
    await panel.email.fill('none')
    await panel.submit.click()
    await expect.element(panel.summary).toBeVisible()
    await close.click()
    await expect.element(panel.topic).not.toBeInTheDocument()
    await opener(null).click()
    await expect.element(panel.topic).toHaveValue('')
    await expect.element(panel.boutique('London Boutique')).not.toBeChecked()
    for (const box of [panel.date, panel.time, panel.firstName, panel.email, panel.phone, panel.message])
      await expect.element(box).toHaveValue('')
    await expect.element(panel.summary).not.toBeInTheDocument()
  })

  it('is left by whoever follows a link away, and stays a link with a key held', async () => {
    stubBooking()
    await renderPanel()
    const link = opener(null).element()
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    link.addEventListener('click', (click) => {
      expect(click.defaultPrevented).toBe(false)
      click.preventDefault()
    })
    link.dispatchEvent(event)
    await expect.element(panel.dialog).not.toBeInTheDocument()
  })
})
