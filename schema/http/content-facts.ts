/**
 * What pages of content may name instead of writing it (rules/content-and-languages#claims): the storefront says each as
 * the rules have it, in the language of the page.
 */
export const contentFacts = [
  'returnDays',
  'bespokeReturnDays',
  'refundDays',
  'bespokeFrom',
  'bespokeWeeks',
  'bespokeDeposit',
  'financeCancelDays',
  'lenderReplyMinutes',
  'firstDirectDebitDays',
  'weddingRingWeeks',
  'weddingRingBuyEarlyWeeks',
  'replyHours',
  'smallestCredit',
  'depositRange',
  'financeRate',
  'cutOff',
  'readyToWearDays',
  'leadTimeDays',
  'hallmarkGold',
  'hallmarkPlatinum',
  'hallmarkSilver',
  'phone',
  'email',
  'companyName',
  'companyNumber',
  'vatNumber',
  'registeredOffice',
  'lenderName',
] as const
export type ContentFact = (typeof contentFacts)[number]
