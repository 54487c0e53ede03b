import type { ReactNode } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInShop } from './render-in-shop.tsx'
import { type GiveAnswer, stubIdentity } from './stub-identity.ts'

type Screen = Awaited<ReturnType<typeof renderInShop>>

/** A form that the identity provider answers, filled in as it should be. */
export interface FormForProvider {
  /** What is rendered; made anew for each test, which may sign somebody in before. */
  readonly part: () => ReactNode
  /** What the address of the page ends with. */
  readonly link?: string
  /** The button that opens the form, where it is not there from the start. */
  readonly opener?: string
  /** What is typed, by the label of its field. */
  readonly typed: Readonly<Record<string, string>>
  readonly submit: string
  readonly pending: string
  /** What is sent, each time. */
  readonly request: readonly [string, Readonly<Record<string, string>>]
  /** How the provider says that it is done. */
  readonly done: () => Response
  /** Whether the form has done with it what it is for. */
  readonly isDone: (screen: Screen) => boolean
}

/** The form with everything typed, whose sending is answered with each of these in turn. */
async function filledIn(
  { part, link = '', opener, typed, submit }: FormForProvider,
  ...answers: GiveAnswer[]
) {
  const address = location.pathname + location.search
  onTestFinished(() => {
    vi.unstubAllGlobals()
    history.replaceState(null, '', address)
  })
  const sent = stubIdentity(...answers)
  history.replaceState(null, '', address + link)
  const screen = await renderInShop(part())
  if (opener !== undefined) await screen.getByRole('button', { name: opener }).click()
  const field = (label: string) => screen.getByLabelText(label, { exact: true })
  for (const [label, text] of Object.entries(typed)) await field(label).fill(text)
  const expectKept = async () => {
    for (const [label, text] of Object.entries(typed)) await expect.element(field(label)).toHaveValue(text)
  }
  return { screen, sent, expectKept, button: screen.getByRole('button', { name: submit, exact: true }) }
}

/** Holds such a form against a provider that is away or slow: nothing typed is lost, and it may be sent again. */
export function describeWithProviderInTrouble(name: string, form: FormForProvider): void {
  const { request, pending, done } = form
  const expectDone = (screen: Screen) => expect.poll(() => form.isDone(screen)).toBe(true)
  describe(name, () => {
    it.each([
      ['cannot be reached', () => Promise.reject(new TypeError('away'))],
      ['fails', () => Response.json({ errors: [{ message: 'away' }] }, { status: 503 })],
      ['answers what is no answer', () => new Response('<html>', { status: 502 })],
    ])('keeps what was typed when the service %s, and is sent again as it is', async (_failure, failure) => {
      const { screen, button, sent, expectKept } = await filledIn(form, failure, done)
      await button.click()
      const alert = screen.getByRole('alert')
      await expect
        .element(alert)
        .toHaveTextContent(
          'We could not reach our sign-in service. What you typed is kept: please try again in a moment, or ring us on 0808 157 0142.',
        )
      await expectKept()
      await button.click()
      await expectDone(screen)
      await expect.element(alert).not.toBeInTheDocument()
      expect(sent).toEqual([request, request])
    })

    it('says that it is on its way while the service is slow, and is sent once however often it is pressed', async () => {
      const slow = Promise.withResolvers<Response>()
      const { screen, button, sent, expectKept } = await filledIn(form, () => slow.promise)
      await button.click()
      const waiting = screen.getByRole('button', { name: pending, exact: true })
      await expect.element(waiting).toHaveAttribute('aria-disabled', 'true')
      await expect.element(waiting).toHaveFocus()
      await waiting.click({ force: true })
      await userEvent.keyboard('{Enter}')
      await expectKept()
      slow.resolve(done())
      await expectDone(screen)
      expect(sent).toEqual([request])
    })
  })
}
