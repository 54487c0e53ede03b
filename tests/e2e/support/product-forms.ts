import { builtPages } from '@shop/schema/domain/testing/site-map'

/**
 * Every form that the address of a product takes (rules/routes#product-routes), with an example of each
 * length.
 */
export const productForms = Object.entries(builtPages).filter(([pattern]) =>
  /^\/(?!create|gemstone)[^:]*:sku/.test(pattern),
)
