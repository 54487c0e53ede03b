/** Words of an address as the name of a view for tracking (rules/shell#view-names): `learn/sizes` is LearnSizes. */
export function viewNameOf(path: string): string {
  return path
    .split(/[/-]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}
