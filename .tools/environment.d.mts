/** How the storefront is started in production. */
export const storefrontArgs: readonly string[]

/** What a storefront in production has in its environment whatever stands beside it. */
export const storefrontEnvironment: Readonly<Record<string, string>>

/** What both servers need in their environment on a developer's machine and in tests. */
export function environment(choice: {
  mockPort: number
  webPort: number
  /** Where the default world is kept; `.cache/world` unless given. */
  dataFolder?: string
  /** What wins over the defaults: the caller's own environment unless given. */
  own?: Readonly<Record<string, string | undefined>>
}): {
  mock: Record<string, string>
  web: Record<string, string>
  mockUrl: string
  webUrl: string
  siteUrl: string
  graphqlUrl: string
}
