/** Whether a text that a browser kept is a path of this shop: two slashes would begin the address of another host. */
export function isOwnPath(text: string): boolean {
  return /^\/(?!\/)/.test(text)
}
