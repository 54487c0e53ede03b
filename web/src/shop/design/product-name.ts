/** What stands in for the placeholders of a display name. */
export interface NameParts {
  readonly metal?: string | undefined
  readonly shape?: string | undefined
  /** Millimetres: `3.00`. */
  readonly width?: string | undefined
  readonly weight?: string | undefined
  readonly shortName?: string | undefined
}

/**
 * The title of a design with its placeholders filled: metal, shape, width, weight and short name
 * (rules/products#names). A width is written in millimetres, and stays on one line with them, as a metal does
 * with its fineness; what the design does not say leaves no gap.
 */
export function filledName(displayName: string, { width, metal, ...parts }: NameParts): string {
  const values: Readonly<Record<string, string | undefined>> = {
    ...parts,
    metal: metal?.replace(' (', '\u00A0('),
    width: width === undefined ? undefined : `${width}\u00A0mm`,
  }
  return displayName
    .replace(/\{width\} ?mm\b/g, '{width}')
    .replace(/\{(\w+)\}/g, (_, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : ''))
    .replace(/[ \t\n]+/g, ' ')
    .trim()
}
