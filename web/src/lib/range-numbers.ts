import { englishNumbers, inForm, type NumberForm } from './number-form.ts'

/** Both inclusive, in the smallest step of a range: hundredths of a carat, whole pounds, places of grades. */
export interface RangeBounds {
  readonly min: number
  readonly max: number
}

/** A number of a range as its field shows it: 70 with two decimals is 0.70, 40117 without any 40,117. */
export function stepsText(steps: number, decimals: number, form: NumberForm = englishNumbers): string {
  const digits = String(steps).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(\d{3})+$)/g, ',')
  return inForm(decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`, form)
}

/**
 * Reads what was typed into a field: 1,250 and £1250 and 0.7 ct, and 0,7 where there are decimals. Decimals
 * beyond the range's are cut off. Null when it is no number.
 */
export function readSteps(
  typed: string,
  decimals: number,
  { point }: NumberForm = englishNumbers,
): number | null {
  const english = point === ',' ? inForm(typed, { thousands: '.', point }) : typed
  const text = decimals > 0 ? english.replace(/^(\D*\d+),(\d{1,2})(?!\d)/, '$1.$2') : english
  const [, whole = '', fraction = ''] = /^(\d{0,9})(?:\.(\d*))?$/.exec(text.replace(/[£,\s]|ct$/gi, '')) ?? []
  if (whole === '' && fraction === '') return null
  return Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
}

/** Keeps a range within what there is; null when it leaves nothing out. */
export function withinExtent({ min, max }: RangeBounds, extent: RangeBounds): RangeBounds | null {
  const clamp = (steps: number) => Math.min(extent.max, Math.max(extent.min, steps))
  const [low, high] = [clamp(Math.min(min, max)), clamp(Math.max(min, max))]
  return low === extent.min && high === extent.max ? null : { min: low, max: high }
}

/** Whether two ranges are the same, none among them. */
export function sameBounds(a: RangeBounds | null, b: RangeBounds | null): boolean {
  return a?.min === b?.min && a?.max === b?.max
}
