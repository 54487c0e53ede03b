/** Pages of content that the shop itself links to; the content service has many more (rules/content-and-languages#pages). */
export const contentAddresses = {
  delivery: '/delivery-information',
} as const
