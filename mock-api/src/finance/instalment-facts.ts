import type { FinanceExample } from '@shop/schema/domain/finance/finance'
import { formatPence } from '@shop/schema/domain/values/money'

/** The instalments of an agreement, each fact with its name; the last is told where it is another (rules/finance#arithmetic). */
export function instalmentFacts({
  plan,
  instalmentPence,
  lastInstalmentPence,
}: Pick<FinanceExample, 'plan' | 'instalmentPence' | 'lastInstalmentPence'>): readonly (readonly [
  name: string,
  value: string,
])[] {
  const instalments = (months: number) =>
    ['Instalments', `${months} of ${formatPence(instalmentPence)} a month`] as const
  return lastInstalmentPence === instalmentPence
    ? [instalments(plan.months)]
    : [instalments(plan.months - 1), ['Last instalment', formatPence(lastInstalmentPence)]]
}
