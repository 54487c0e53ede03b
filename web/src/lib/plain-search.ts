/**
 * Search parameters as plain strings. The router's own parser turns `1.50` into 1.5 and a long id into
 * Infinity, and then redirects to what it made of them.
 */
export function parsePlainSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

export function stringifyPlainSearch(search: Readonly<Record<string, unknown>>): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'string') parameters.set(name, value)
  }
  const text = parameters.toString()
  return text ? `?${text}` : ''
}
