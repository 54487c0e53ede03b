import { cutOffHour, defaultLeadTimeDays } from '@shop/schema/domain/delivery/delivery'
import {
  financePlans,
  representativePlan,
  smallestCreditPence,
} from '@shop/schema/domain/finance/finance-plans'
import type { Language } from '@shop/schema/domain/vocabulary/languages'
import { policies } from '@shop/schema/domain/vocabulary/policies'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { writings, type Writing } from './writings.ts'

/** What stands in a text, word for word, of the figures that a page is to name instead (`schema/http/content-facts`). */
export function writtenFigures(language: Language, text: string): readonly string[] {
  const patterns = [...figuresIn(writings[language]), ...identity]
  return text.match(new RegExp(patterns.map(alone).join('|'), 'giu')) ?? []
}

const identity = [
  shopIdentity.freephone.shown,
  shopIdentity.email,
  shopIdentity.companyNumber,
  shopIdentity.vatNumber,
]

/** No part of a longer word or number. */
function alone(pattern: string): string {
  return String.raw`(?<![\p{L}\d.,])(?:${pattern})(?!\p{L})`
}

function figuresIn(writing: Writing): readonly string[] {
  const { days, weeks, words, hour, amount, point } = writing
  const number = (value: number) =>
    words[value] === undefined ? String(value) : `(?:${value}|${words[value]})`
  const range = (from: number, to: number) =>
    String.raw`${number(from)}(?:${writing.to}|\s?[-–]\s?)${number(to)}`
  const deposits = financePlans.map(({ depositPercent }) => depositPercent)
  return [
    ...[policies.returnDays, policies.bespokeReturnDays, policies.refundDays].map(
      (count) => number(count) + days,
    ),
    ...[policies.financeCancelDays, policies.firstDirectDebitDays].map((count) => number(count) + days),
    range(...policies.readyToWearDays) + days,
    range(...policies.bespokeWeeks) + weeks,
    range(...policies.weddingRingBuyEarlyWeeks) + weeks,
    policies.lenderReplyMinutes + writing.minutes,
    policies.replyWorkingHours + writing.workingHours,
    defaultLeadTimeDays + writing.workingDays,
    hour(cutOffHour),
    String.raw`${policies.bespokeDepositPercent}\s?%`,
    String.raw`${String(representativePlan.aprPercent).replace('.', point)}\s?%`,
    String.raw`${range(Math.min(...deposits), Math.max(...deposits))}\s?%`,
    amount(policies.bespokeFromPence / 100),
    amount(smallestCreditPence / 100),
  ]
}
