import { settingDetailQuery } from '#generated/queries.ts'

/** All that the shop knows of a finished piece: the same answer as of a setting, in its default shape. */
export function productQuery(sku: string) {
  return settingDetailQuery(productVariables(sku))
}

export function productVariables(sku: string) {
  return { sku, shapeIds: [], defaultShape: true }
}
