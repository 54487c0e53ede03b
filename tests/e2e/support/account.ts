import { outboxSchema, type MessageKind } from '@shop/schema/http/outbox'
import { expect, type Page } from '@playwright/test'
import { addressesOfRun } from './addresses.ts'
import { openPage } from './test.ts'
import type { TestWorld } from './world.ts'

/** Customers of the fixtures whom anybody may sign in as; the mock's front page names them. */
export const niamh = {
  email: 'niamh.obrien@example.com',
  password: 'marquise-lantern-7',
  name: 'Niamh O’Brien',
}
export const zoe = { email: 'li.zoe@example.com', password: 'opal-harbour-19', name: 'Zoë 李' }

/** Fills in the form that is open and sends it. */
export async function signIn(
  page: Page,
  { email, password }: { readonly email: string; readonly password: string } = niamh,
  button = 'Sign in',
): Promise<void> {
  // By role: what is out of sight behind a dialog is none of it.
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await page.getByRole('button', { name: button, exact: true }).click()
}

/** Opens the account of a customer as a guest does: by way of Sign In. */
export async function openAccount(page: Page, customer = niamh): Promise<void> {
  await openPage(page, '/user/account')
  await signIn(page, customer)
  await expectAccountOf(page, customer)
}

/** Lets the week of a session pass, after a page has heard what it asked: the next question is refused. */
export async function letSessionExpire(page: Page, world: TestWorld): Promise<void> {
  await page.waitForLoadState('networkidle')
  await world.setClock('2026-12-02T10:00:01Z')
}

/** That the account of a customer is open. */
export async function expectAccountOf(page: Page, { name, email }: typeof niamh): Promise<void> {
  await expect(page).toHaveURL('/user/account')
  await expect(page.getByText(`${name}, ${email}`)).toBeVisible()
}

/** The address in the newest message of a kind that a world has sent to somebody, as the shop's own pages see it. */
export async function linkFrom(worldId: string, kind: MessageKind, to: string): Promise<string> {
  const response = await fetch(`${addressesOfRun().mockUrl}/outbox.json`, { headers: { world: worldId } })
  const { messages } = outboxSchema.parse(await response.json())
  const message = messages.find((sent) => sent.kind === kind && sent.to === to)
  if (!message?.link) throw new Error(`There is no message ${kind} with a link to ${to}`)
  const { pathname, hash } = new URL(message.link.address)
  return pathname + hash
}
