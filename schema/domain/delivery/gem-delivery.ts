/** How soon a stone is at the workshop, the soonest first; each takes what the ones before it leave. */
export const gemDeliveries = [
  { value: 'DAYS_2', name: 'Within 2 working days', mostDays: 2 },
  { value: 'DAYS_5', name: '3 to 5 working days', mostDays: 5 },
  { value: 'DAYS_10', name: '6 to 10 working days', mostDays: 10 },
  { value: 'LATER', name: 'More than 10 working days', mostDays: null },
] as const

export type GemDelivery = (typeof gemDeliveries)[number]['value']

/** Which of them so many working days are. */
export function deliveryOfDays(days: number): GemDelivery {
  return gemDeliveries.find(({ mostDays }) => mostDays === null || days <= mostDays)?.value ?? 'LATER'
}

/** What can be asked for: a number of working days, which takes everything that comes sooner too. */
export const deliveryChoices = gemDeliveries.flatMap(({ mostDays }, index) =>
  mostDays === null
    ? []
    : [
        {
          slug: `within-${mostDays}-days`,
          name: `Within ${mostDays} working days`,
          values: gemDeliveries.slice(0, index + 1).map(({ value }) => value),
        },
      ],
)
