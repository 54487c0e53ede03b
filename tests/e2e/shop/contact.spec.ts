import type { Locator } from '@playwright/test'
import { outboxSchema } from '@shop/schema/http/outbox'
import { addressesOfRun } from '../support/addresses.ts'
import { expectAccessible } from '../support/axe.ts'
import { failedCall } from '../support/faults.ts'
import { expectModal } from '../support/modal.ts'
import { expectNoSidewaysScroll } from '../support/sideways.ts'
import { expect, test } from '../support/test.ts'

// Colours are looked at where they end, not on their way.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const message = 'My grandmother’s ring has a loose sapphire.'

async function fillIn(part: Locator): Promise<void> {
  await part.getByRole('textbox', { name: 'Name', exact: true }).fill('Anne-Marie O’Brien')
  await part.getByRole('textbox', { name: 'E-mail', exact: true }).fill('anne-marie@example.com')
  await part.getByRole('combobox', { name: 'Location' }).selectOption('Manchester')
  await part.getByRole('textbox', { name: 'Message' }).fill(message)
  await part.getByRole('checkbox', { name: 'I am not a robot' }).check()
}

test('a question is sent from the contact page, once the captcha counts, and acknowledged', async ({
  page,
  open,
  world,
  expectTrouble,
}) => {
  expectTrouble(500, failedCall)
  await open('/contact?gclid=EAIaIQobChMI')
  const form = page.getByRole('main')
  await expect(form.getByRole('heading', { name: 'Get in touch' })).toHaveCSS('text-transform', 'uppercase')
  await expectNoSidewaysScroll(page)
  await form.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expectAccessible(page)

  await fillIn(form)
  await world.setFaults({ operation: 'SendContactEnquiry', kind: 'http-500' })
  await form.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page.getByRole('alert')).toContainText('All that you typed is still here')
  await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue(message)
  await world.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).click()

  const confirmation = page.getByRole('status').filter({ hasText: 'Your enquiry has been sent.' })
  await expect(confirmation).toBeFocused()
  await expect(confirmation).toBeInViewport()
  await expect(confirmation).toContainText('We aim to reply to within the next 12 working hours.')
  await expectAccessible(page)

  const outbox = await fetch(`${addressesOfRun().mockUrl}/outbox.json`, { headers: { world: world.id } })
  const { messages } = outboxSchema.parse(await outbox.json())
  expect(messages.map(({ kind, to }) => [kind, to])).toEqual([
    ['ENQUIRY_RECEIVED', 'anne-marie@example.com'],
    ['ENQUIRY', 'hello@ashcombe.example.com'],
  ])
  for (const line of ['Boutique: Manchester', 'Sent from: /contact']) {
    expect(messages[1]?.text).toContain(line)
  }
  // Marketing was refused.
  expect(messages[1]?.text).not.toContain('EAIaIQobChMI')
})

test('form, live chat and consultation open from the help block of any page, and nothing of them comes before', async ({
  page,
  open,
}) => {
  const services: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/third-party/')) services.push(pathname)
  })
  await open('/cart')
  const help = page.getByRole('region', { name: 'A jeweller is here to help' })
  await help.scrollIntoViewIfNeeded()
  const dialog = page.getByRole('dialog', { name: 'Get in touch' })
  expect(services).toEqual([])
  await expectModal(page, help.getByRole('link', { name: /Send a message/ }), dialog)

  await help.getByRole('link', { name: /Send a message/ }).click()
  await fillIn(dialog)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(dialog.getByRole('status')).toContainText('Your enquiry has been sent.')
  await dialog.getByRole('button', { name: 'Close' }).click()
  expect(new Set(services)).toEqual(new Set(['/third-party/captcha.js', '/third-party/captcha/tokens']))

  const chat = help.getByRole('button', { name: /Live chat/ })
  await chat.click()
  const window = page.getByRole('dialog', { name: 'Live chat' })
  await expect(window).toContainText('This is a stand-in for a live chat.')
  await window.getByRole('textbox', { name: 'Your message' }).fill('Are you there?')
  await page.keyboard.press('Enter')
  await expect(window.getByRole('log')).toContainText('Are you there?')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(window).toBeHidden()
  await expect(chat).toBeFocused()

  await help.getByRole('link', { name: /Book a consultation/ }).click()
  await expect(page.getByRole('dialog', { name: 'Book a consultation' })).toBeVisible()
})

test('boutiques say whether they are open, by the clock of London, with a map each', async ({
  page,
  open,
  world,
}) => {
  await world.setClock('2026-12-01T14:20:00Z')
  await open('/contact/locations')
  const boutiques = page.getByRole('region', { name: 'Three boutiques' })
  await expect(boutiques).toContainText('It is Tuesday 1 December 2026, 14:20 in London.')
  await expect(boutiques.locator('summary')).toHaveText([
    'LondonOpen now, until 18:00',
    'ManchesterOpens tomorrow at 10:00',
    'CheshireOpen now, until 17:30',
  ])
  await expect(boutiques).toContainText('Closed on 25, 26 and 28 December, 1 January.')
  await boutiques.locator('summary', { hasText: 'Manchester' }).click()
  await expect(page.getByRole('img', { name: /Map of King Street in Manchester/ })).toBeVisible()
  await expect(boutiques.getByRole('link', { name: 'Directions, Manchester' })).toBeVisible()
  await boutiques.getByRole('link', { name: 'Directions, Manchester' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manchester boutique')
  for (const [slug, map] of [
    ['manchester', 'Map of King Street'],
    ['london', 'Map of Hatton Garden'],
    ['cheshire', 'Map of Ashley Road'],
  ] as const) {
    await open(`/contact/${slug}`)
    await expect(page.getByRole('img', { name: new RegExp(map) })).toBeVisible()
    for (const heading of ['Opening hours', 'Directions', 'Parking', 'At the door']) {
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    }
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }
  await page
    .getByRole('main')
    .getByRole('link', { name: /Book a visit/ })
    .click()
  const panel = page.getByRole('dialog', { name: 'Book a consultation' })
  await expect(panel.getByRole('radio', { name: /^Cheshire Boutique/ })).toBeChecked()
})
