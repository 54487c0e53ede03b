/**
 * The only file that does arithmetic with money (rules/prices#money). Rules compute with exact
 * decimals on what the API sent; only results become whole pence.
 */

declare const brand: unique symbol

/** Pounds excluding VAT, as the API sends them: a JSON number of at most two decimals. */
export type Pounds = number & { readonly [brand]: 'Pounds' }

/** Whole pence including VAT: what a shopper reads and pays. */
export type Pence = number & { readonly [brand]: 'Pence' }

/** An exact number: `digits` divided by ten to the power of `scale`. */
export interface Decimal {
  readonly digits: bigint
  readonly scale: number
}

const decimalText = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,3}))?$/

/** Pounds as the API writes them; throws on more than two decimals and on what is no number. */
export function pounds(amount: number): Pounds {
  const exact = decimal(amount)
  if (compare(exact, roundHalfUp(exact, 2)) !== 0) throw new RangeError(`Not pounds and pence: ${amount}`)
  return amount as Pounds // the brand says that the line above has checked it
}

/** Whether a value that came from outside is pounds as the API writes them. */
export function isPounds(value: unknown): value is Pounds {
  if (typeof value !== 'number' || !Number.isFinite(value)) return false
  const exact = decimal(value)
  return compare(exact, roundHalfUp(exact, 2)) === 0
}

/** Whole pence; throws on a fraction and on what a number cannot hold exactly. */
export function pence(amount: number): Pence {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not whole pence: ${amount}`)
  return (amount + 0) as Pence // adding zero turns -0 into 0; the brand says that it has been checked
}

/** Numbers that were read already, up to so many: prices of a catalogue and percents come again and again. */
const read = new Map<number, Decimal>()
const mostRead = 10_000

/** The exact value of a number's shortest decimal text, or of a text such as `0.10`, `-3` or `1e-7`. */
export function decimal(value: number | string): Decimal {
  if (typeof value === 'string') return readDecimal(value)
  let exact = read.get(value)
  if (!exact) {
    exact = readDecimal(value)
    if (read.size >= mostRead) read.clear()
    read.set(value, exact)
  }
  return exact
}

function readDecimal(value: number | string): Decimal {
  const match = decimalText.exec(String(value))
  if (!match) throw new RangeError(`Not a decimal number: ${value}`)
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match
  const digits = BigInt(sign + whole + fraction)
  const scale = fraction.length - Number(exponent)
  return scale < 0 ? { digits: digits * powerOfTen(-scale), scale: 0 } : { digits, scale }
}

const smallPowers = Array.from({ length: 20 }, (_, exponent) => 10n ** BigInt(exponent))

/** The exact sum. */
export function add(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale)
  return { digits: digitsAt(a, scale) + digitsAt(b, scale), scale }
}

/** The exact difference; it may be below zero. */
export function subtract(a: Decimal, b: Decimal): Decimal {
  return add(a, { digits: -b.digits, scale: b.scale })
}

/** The exact product. */
export function multiply(a: Decimal, b: Decimal): Decimal {
  return { digits: a.digits * b.digits, scale: a.scale + b.scale }
}

/** The quotient of what is not below zero, rounded half up to so many places; throws on a division by zero. */
export function divide(a: Decimal, b: Decimal, places: number): Decimal {
  const scale = Math.max(a.scale, b.scale)
  const divisor = digitsAt(b, scale)
  const dividend = digitsAt(a, scale) * powerOfTen(places)
  return { digits: (2n * dividend + divisor) / (2n * divisor), scale: places }
}

/** The positive root of a degree, cut off after so many places. */
export function root(value: Decimal, degree: number, places: number): Decimal {
  const n = BigInt(degree)
  // The root of 10^(degree × places) times the value is 10^places times its root.
  const whole = roundDown(value, degree * places)
  if (whole === 0n) return { digits: 0n, scale: places }
  let guess = 1n << BigInt(Math.ceil(whole.toString(2).length / degree))
  for (;;) {
    const next = ((n - 1n) * guess + whole / guess ** (n - 1n)) / n
    if (next >= guess) return { digits: guess, scale: places }
    guess = next
  }
}

/** That many percent of an amount, exactly. */
export function percentOf(amount: Decimal, percent: Decimal): Decimal {
  return { digits: amount.digits * percent.digits, scale: amount.scale + percent.scale + 2 }
}

/** An amount with a percent of it added, or with a negative one taken off; exact. */
export function plusPercent(amount: Decimal, percent: number): Decimal {
  return add(amount, percentOf(amount, decimal(percent)))
}

/** Below 0 when `a` is less than `b`, 0 when they are equal, above 0 when it is more. */
export function compare(a: Decimal, b: Decimal): -1 | 0 | 1 {
  const { digits } = subtract(a, b)
  return digits < 0n ? -1 : digits > 0n ? 1 : 0
}

/** Rounds to so many places; a half goes away from zero, so that a discount mirrors a charge. */
export function roundHalfUp(amount: Decimal, places: number): Decimal {
  if (amount.scale <= places) return amount
  const unit = powerOfTen(amount.scale - places)
  const half = amount.digits < 0n ? -unit / 2n : unit / 2n
  return { digits: (amount.digits + half) / unit, scale: places }
}

/** Goes up to the next multiple of so many whole pounds; an exact multiple stays. */
export function roundUpToMultiple(amount: Decimal, multiple: number): Decimal {
  const step = BigInt(multiple) * powerOfTen(amount.scale)
  const remainder = amount.digits % step
  // The remainder of BigInt has the sign of the amount: a negative amount is already above its multiple.
  const isAbove = remainder > 0n
  return { digits: (amount.digits / step + (isAbove ? 1n : 0n)) * BigInt(multiple), scale: 0 }
}

/** Pounds as pence; throws when they are not whole pence, because only a rule may round. */
export function toPence(amount: Decimal): Pence {
  const rounded = roundHalfUp(amount, 2)
  if (compare(amount, rounded) !== 0) throw new RangeError('Not whole pence')
  return pence(Number(digitsAt(rounded, 2)))
}

/** The difference of two amounts in pence. */
export function subtractPence(a: Pence, b: Pence): Pence {
  return pence(a - b)
}

/** So many equal amounts in pence. */
export function timesPence(amount: Pence, count: number): Pence {
  return pence(amount * count)
}

/** Pence as pounds, for rules that go on exactly. */
export function poundsOf(amount: Pence): Decimal {
  return { digits: BigInt(amount), scale: 2 }
}

/** The sum of amounts in pence; 0 for none. */
export function sumPence(amounts: readonly Pence[]): Pence {
  return pence(amounts.reduce((sum, amount) => sum + amount, 0))
}

/** That many percent of an amount, rounded half up to the penny. */
export function percentOfPence(amount: Pence, percent: number): Pence {
  return toPence(roundHalfUp(percentOf(poundsOf(amount), decimal(percent)), 2))
}

/**
 * An amount divided in proportion to weights that are not below zero: each part its share cut off to the penny, and
 * the pence that are left to the largest remainders, of equal ones to the earlier. The parts sum to the amount, and
 * none is more than its weight while the amount is no more than all of them. Throws when every weight is zero.
 */
export function sharePence(amount: Pence, weights: readonly Pence[]): Pence[] {
  const whole = BigInt(sumPence(weights))
  const shares = weights.map((weight) => BigInt(amount) * BigInt(weight))
  const parts = shares.map((share) => share / whole)
  const left = Number(BigInt(amount) - parts.reduce((sum, part) => sum + part, 0n))
  const remainderAt = (at: number) => (shares[at] ?? 0n) % whole
  // Sorting leaves equal remainders as they stand: the earlier first.
  const lucky = shares
    .map((_, at) => at)
    .toSorted((a, b) => Number(remainderAt(b) - remainderAt(a)))
    .slice(0, left)
  return parts.map((part, at) => pence(Number(lucky.includes(at) ? part + 1n : part)))
}

/** The smaller of two amounts. */
export function leastPence(a: Pence, b: Pence): Pence {
  return a < b ? a : b
}

/**
 * The VAT that a total contains: the total less the total divided by 1 + v, rounded half up to the penny.
 * £5,182.00 contains £863.67 at 20 percent.
 */
export function vatContained(total: Pence, vatPercent: number): Pence {
  const { digits, scale } = decimal(vatPercent)
  const whole = powerOfTen(scale + 2) + digits
  // Twice the share plus one half of a penny, over two: exact in integers.
  return pence(Number((2n * BigInt(total) * digits + whole) / (2n * whole)))
}

/** The sum of two percents, exactly: 0.1 and 0.2 make 0.3. */
export function addPercents(a: number, b: number): number {
  const { digits, scale } = add(decimal(a), decimal(b))
  return Number(`${digits}e-${scale}`)
}

/** Money as the shop writes it in English: £1,234.00, and −£4.60 below zero (rules/prices#money-in-words). */
export function formatPence(amount: Pence): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  const wholePounds = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${amount < 0 ? '−' : ''}£${wholePounds}.${digits.slice(-2)}`
}

function digitsAt(amount: Decimal, scale: number): bigint {
  return amount.digits * powerOfTen(scale - amount.scale)
}

function roundDown({ digits, scale }: Decimal, places: number): bigint {
  return places >= scale ? digits * powerOfTen(places - scale) : digits / powerOfTen(scale - places)
}

function powerOfTen(exponent: number): bigint {
  return smallPowers[exponent] ?? 10n ** BigInt(exponent)
}
