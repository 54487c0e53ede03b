/** What the routes of all lists say alike; their loaders return the head of the page beside what else it needs. */
export const listRoute = {
  head: ({ loaderData }: { loaderData?: { readonly head: object } | undefined }) => loaderData?.head ?? {},
}
