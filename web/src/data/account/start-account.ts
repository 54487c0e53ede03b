import { backgroundLoad } from '#lib/background-load.ts'
import { onceKept } from '../kept-text.ts'
import { reportError } from '../report-error.ts'

const confirmation = backgroundLoad(
  () => import('./confirm-session.ts'),
  ({ confirmSession }) => void confirmSession(),
  (error) => reportError(error, { where: 'account' }),
)

/**
 * Has the API confirm once on every page that whoever is signed in here still is (rules/account#sessions). Its code is
 * loaded after the page, once the browser keeps something of an account. To be called after hydration.
 */
export function startAccount(): void {
  onceKept('account', confirmation.need)
}
