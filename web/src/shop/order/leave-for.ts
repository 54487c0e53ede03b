/** Leaves the shop for the page of the provider: an address that `providerUrl` has let through. */
export function leaveFor(url: string): void {
  location.assign(url)
}
