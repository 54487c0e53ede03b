const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** The last day of the sale that covers a subcategory, in words; null when it has no end, or there is no sale. */
export function saleEnd(
  sales: readonly { readonly subCategories: readonly string[]; readonly endsOn?: string | null }[],
  subCategoryId: string,
): string | null {
  const endsOn = sales.find(({ subCategories }) => subCategories.includes(subCategoryId))?.endsOn
  return endsOn ? day.format(new Date(`${endsOn}T00:00:00Z`)) : null
}
