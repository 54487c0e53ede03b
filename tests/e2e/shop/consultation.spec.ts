import { expectAccessible } from '../support/axe.ts'
import { ConsultationForm } from '../support/consultation-panel.ts'
import { messagesOf } from '../support/emailed-links.ts'
import { expectNoSidewaysScroll } from '../support/sideways.ts'
import { expect, openPage, test, untilAwake, untilViewed } from '../support/test.ts'

test('a consultation is asked for over a page, and its time is gone for the next visitor', async ({
  page,
  open,
  openElsewhere,
  world,
  isMobile,
}) => {
  await open('/hallmarking')
  const form = new ConsultationForm(page, 'panel')
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  const opener = footer.getByRole('link', { name: 'Book Consultation' })
  if (isMobile) await footer.locator('summary', { hasText: 'Contact' }).click()
  await untilAwake(opener)
  await opener.click()
  const heading = page.getByRole('dialog').getByRole('heading', { name: 'Book a consultation' })
  await expect(heading).toBeFocused()
  await form.chooseDay()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  const [time = ''] = await form.times()
  await form.time.selectOption(time)
  await form.sayWho('Anne-Marie')
  await form.submit.click()
  await expect(form.done).toBeFocused()
  await expect(page.getByRole('dialog')).toContainText(
    `Thanks Anne-Marie! You have requested a consultation at ${time} on 10 December 2026 in our Cheshire boutique`,
  )
  const events = await page.evaluate(() => window.dataLayer?.map(({ event }) => event))
  expect(events?.filter((event) => event !== 'page_view')).toEqual(['consultation_request_hale'])
  const [letter] = await messagesOf(world)
  expect(letter).toMatchObject({ kind: 'CONSULTATION_REQUESTED', to: 'anne-marie@example.com' })
  expect(letter?.text).toContain(`${time} in London`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add it to your calendar' }).click()
  expect((await download).suggestedFilename()).toBe('ashcombe-consultation-2026-12-10.ics')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
  await expect(page).toHaveURL('/hallmarking')

  const other = new ConsultationForm(await openElsewhere('/book-consultation'), 'page')
  await other.chooseDay()
  expect(await other.times()).not.toContain(time)
})

test('of two who ask for one time at once, one has it and the other is told', async ({
  page,
  open,
  openElsewhere,
}) => {
  await open('/book-consultation/eleanor-marsh')
  await untilViewed(page, 'BookConsultation')
  await expect(page.getByText('An hour with Eleanor Marsh, without charge.')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  const otherPage = await openElsewhere('/book-consultation/4711')
  await expect(otherPage.getByText('An hour with a jeweller, without charge.')).toBeVisible()
  const forms = [new ConsultationForm(page, 'page'), new ConsultationForm(otherPage, 'page')]
  for (const [index, form] of forms.entries()) {
    await form.chooseDay()
    const [, second = ''] = await form.times()
    await form.time.selectOption(second)
    await form.sayWho(index === 0 ? 'Zoë' : 'Niamh')
  }
  await Promise.all(forms.map(async ({ submit }) => submit.click()))
  const outcomes = await Promise.all(
    forms.map(async (form) => {
      await expect(form.done.or(form.summary)).toBeVisible()
      return form.done.isVisible()
    }),
  )
  expect(outcomes.filter((isDone) => isDone)).toHaveLength(1)
  const loser = outcomes[0] ? forms[1] : forms[0]
  if (!loser) throw new Error('There are two')
  await expect(loser.summary).toContainText('Somebody else has just taken this time. Please select another')
  await expect(loser.box('Message')).toHaveValue('Three stones in yellow gold, please.')
  const [free = ''] = await loser.times()
  await loser.time.selectOption(free)
  await loser.submit.click()
  await expect(loser.done).toBeVisible()
})

test('a virtual consultation begins without a boutique, from its link and from its address', async ({
  page,
  open,
  isMobile,
}) => {
  await open('/hallmarking')
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  if (isMobile) await footer.locator('summary', { hasText: 'Contact' }).click()
  await footer.getByRole('link', { name: 'Book a Virtual Consultation' }).click()
  const panel = page.getByRole('dialog', { name: 'Book a virtual consultation' })
  await expect(panel.getByRole('combobox', { name: 'Topic' })).toBeVisible()
  await expect(panel.getByRole('radio')).toHaveCount(0)
  await openPage(page, '/book-consultation#virtual')
  await expect(new ConsultationForm(page, 'page').boutique('Virtual')).toBeChecked()
})
