import { decimal, roundHalfUp } from './money.ts'

/**
 * A number that is not below zero as the shop writes it in English, with at least and at most so many decimals: 6.40.
 * Not by the platform's own formats: the first of them takes a browser 15 to 25 ms, on every page that has one.
 */
export function decimalText(value: number, least: number, most = least): string {
  const { digits, scale } = roundHalfUp(decimal(value), most)
  const text = String(digits).padStart(scale + 1, '0')
  const whole = text.slice(0, text.length - scale).replaceAll(/\B(?=(\d{3})+$)/g, ',')
  const decimals = text
    .slice(text.length - scale)
    .replace(/0+$/, '')
    .padEnd(least, '0')
  return decimals === '' ? whole : `${whole}.${decimals}`
}
