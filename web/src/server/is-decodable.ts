/** Whether every escape of a path stands for a character. */
export function isDecodable(pathname: string): boolean {
  try {
    // The result is looked at: the build leaves out a call whose result is not.
    return decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}
