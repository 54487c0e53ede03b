/** Writes down an error that its caller lives with, for whoever runs the mock. */
export function logFailure(error: unknown): void {
  console.error(error)
}
