/** What stands between thousands and before decimals. */
export interface NumberForm {
  readonly thousands: string
  readonly point: string
}

export const englishNumbers: NumberForm = { thousands: ',', point: '.' }

/** A number that was written in English, in another form: 1,234.50 is 1.234,50. */
export function inForm(english: string, { thousands, point }: NumberForm): string {
  return english.replaceAll(/[,.]/g, (sign) => (sign === ',' ? thousands : point))
}
