import type { GradeRange, NumberRange, RangeFilter } from './listing-grammar.ts'

/**
 * Both inclusive. Of numbers in the smallest step of the range: pounds, or hundredths of a carat; of grades
 * their places in the range's list.
 */
export interface Bounds {
  readonly min: number
  readonly max: number
}

/**
 * Reads the slug of a range (rules/routes#attributes): `price-500-to-2000`, with two decimals
 * `carat-0-70-to-1-50`, with grades `clarity-vvs2-to-vs1`. Null for another range, for bounds upside down,
 * and for any spelling but the one that `boundsSlug` writes.
 */
export function parseBounds(range: RangeFilter, slug: string): Bounds | null {
  const bounds = 'grades' in range ? parseGrades(range, slug) : parseNumbers(range, slug)
  return bounds && bounds.min <= bounds.max ? bounds : null
}

/** The slug of a range, the inverse of `parseBounds`. */
export function boundsSlug(range: RangeFilter, { min, max }: Bounds): string {
  return `${range.key}-${boundText(range, min)}-to-${boundText(range, max)}`
}

function parseNumbers({ key, decimals }: NumberRange, slug: string): Bounds | null {
  const bound = decimals === 0 ? '(0|[1-9]\\d{0,8})' : `((?:0|[1-9]\\d{0,8})-\\d{${decimals}})`
  const [, min, max] = new RegExp(`^${key}-${bound}-to-${bound}$`).exec(slug) ?? []
  if (min === undefined || max === undefined) return null
  return { min: Number(min.replace('-', '')), max: Number(max.replace('-', '')) }
}

function parseGrades({ key, grades }: GradeRange, slug: string): Bounds | null {
  if (!slug.startsWith(`${key}-`)) return null
  const [from, to, ...rest] = slug.slice(key.length + 1).split('-to-')
  const min = grades.findIndex((grade) => grade.slug === from)
  const max = grades.findIndex((grade) => grade.slug === to)
  return min === -1 || max === -1 || rest.length > 0 ? null : { min, max }
}

function boundText(range: RangeFilter, bound: number): string {
  if ('grades' in range) return gradeSlug(range, bound)
  const digits = String(bound).padStart(range.decimals + 1, '0')
  return range.decimals === 0
    ? digits
    : `${digits.slice(0, -range.decimals)}-${digits.slice(-range.decimals)}`
}

function gradeSlug({ key, grades }: GradeRange, place: number): string {
  const grade = grades[place]
  if (!grade) throw new RangeError(`${key} has no grade ${place}`)
  return grade.slug
}
