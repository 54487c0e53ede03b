/** A place on a map that anybody may open. */
export function mapOf(place: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`
}
