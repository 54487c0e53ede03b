/** What the shop states of itself on its pages (rules/checkout#policies, rules/checkout#bespoke, rules/enquiries#confirmation). */
export const policies = {
  returnDays: 30,
  bespokeReturnDays: 7,
  /** At most so long after a piece that came back has reached the workshop. */
  refundDays: 14,
  /** What the least bespoke piece costs, VAT included. */
  bespokeFromPence: 180_000,
  /** From the first talk to the last look. */
  bespokeWeeks: [6, 10],
  /** Of the price of a bespoke piece, with the shopper’s yes to its sketch. */
  bespokeDepositPercent: 25,
  financeCancelDays: 14,
  lenderReplyMinutes: 20,
  /** About so long after the welcome e-mail. */
  firstDirectDebitDays: 30,
  weddingRingWeeks: 4,
  weddingRingBuyEarlyWeeks: [8, 12],
  readyToWearDays: [2, 5],
  replyWorkingHours: 12,
} as const
