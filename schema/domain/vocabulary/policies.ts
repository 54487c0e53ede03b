/** What the shop states of itself on its pages (rules/checkout#policies, rules/enquiries#confirmation). */
export const policies = {
  returnDays: 30,
  bespokeReturnDays: 7,
  financeCancelDays: 14,
  lenderReplyMinutes: 20,
  /** About so long after the welcome e-mail. */
  firstDirectDebitDays: 30,
  weddingRingWeeks: 4,
  weddingRingBuyEarlyWeeks: [8, 12],
  readyToWearDays: [2, 5],
  replyWorkingHours: 12,
} as const
