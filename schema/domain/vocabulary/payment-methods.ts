/** The ways to pay what is due (rules/checkout#payment), as the contract names them. */
export const paymentMethods = ['CARD', 'WALLET', 'FINANCE'] as const

export type PaymentMethod = (typeof paymentMethods)[number]
