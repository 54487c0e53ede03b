/** One line of JSON on standard output; never a token, a cookie or a body. */
export function log(event: string, fields: Readonly<Record<string, unknown>>): void {
  process.stdout.write(`${JSON.stringify({ event, ...fields })}\n`)
}
