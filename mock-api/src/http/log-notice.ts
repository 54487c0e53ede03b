/** Tells whoever runs the mock in one line what they would not expect and is no error. */
export function logNotice(line: string): void {
  console.warn(line)
}
