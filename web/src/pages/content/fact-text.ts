import { cutOffHour, defaultLeadTimeDays } from '@shop/schema/domain/delivery/delivery'
import { hallmarkedMetals } from '@shop/schema/domain/design/hallmarks'
import {
  financePlans,
  representativePlan,
  smallestCreditPence,
} from '@shop/schema/domain/finance/finance-plans'
import { pence } from '@shop/schema/domain/values/money'
import { lender } from '@shop/schema/domain/vocabulary/lender'
import { policies } from '@shop/schema/domain/vocabulary/policies'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import type { ContentFact } from '@shop/schema/http/content-facts'
import { formatPence, ownNumber } from '#data/language/numbers.ts'
import { m } from '#generated/paraglide/messages.js'

/** What a page of content says where it names a fact: as the rules have it, in the language of the page. */
export function factText(fact: ContentFact): string {
  return texts[fact]()
}

const days = (count: number) => m.content_days({ count })
const weekRange = ([from, to]: readonly [number, number]) => m.content_weeks_range({ from, to })
const weightOf = (metal: string) =>
  m.hallmarking_grams({
    grams: ownNumber(hallmarkedMetals.find(({ name }) => name === metal)?.exemptBelowGrams ?? ''),
  })
const depositPercents = financePlans.map(({ depositPercent }) => depositPercent)

const texts: Readonly<Record<ContentFact, () => string>> = {
  returnDays: () => days(policies.returnDays),
  bespokeReturnDays: () => days(policies.bespokeReturnDays),
  refundDays: () => days(policies.refundDays),
  bespokeFrom: () => formatPence(pence(policies.bespokeFromPence)),
  bespokeWeeks: () => weekRange(policies.bespokeWeeks),
  bespokeDeposit: () => m.content_percent({ percent: ownNumber(policies.bespokeDepositPercent) }),
  financeCancelDays: () => days(policies.financeCancelDays),
  lenderReplyMinutes: () => m.content_minutes({ count: policies.lenderReplyMinutes }),
  firstDirectDebitDays: () => days(policies.firstDirectDebitDays),
  weddingRingWeeks: () => m.content_weeks({ count: policies.weddingRingWeeks }),
  weddingRingBuyEarlyWeeks: () => weekRange(policies.weddingRingBuyEarlyWeeks),
  replyHours: () => m.content_working_hours({ count: policies.replyWorkingHours }),
  smallestCredit: () => formatPence(smallestCreditPence),
  depositRange: () =>
    m.content_percent_range({ from: Math.min(...depositPercents), to: Math.max(...depositPercents) }),
  financeRate: () => m.content_apr({ percent: ownNumber(representativePlan.aprPercent) }),
  cutOff: () => m.content_hour({ hour: cutOffHour }),
  readyToWearDays: () => {
    const [from, to] = policies.readyToWearDays
    return m.content_days_range({ from, to })
  },
  leadTimeDays: () => m.content_working_days({ count: defaultLeadTimeDays }),
  hallmarkGold: () => weightOf('Gold'),
  hallmarkPlatinum: () => weightOf('Platinum'),
  hallmarkSilver: () => weightOf('Silver'),
  phone: () => shopIdentity.freephone.shown,
  email: () => shopIdentity.email,
  companyName: () => shopIdentity.legalName,
  companyNumber: () => shopIdentity.companyNumber,
  vatNumber: () => shopIdentity.vatNumber,
  registeredOffice: () => shopIdentity.registeredOffice.join(', '),
  lenderName: () => lender.name,
}
