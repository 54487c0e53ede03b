import { settingList } from '@shop/schema/domain/addresses'
import { settingStyles, shapes } from '@shop/schema/domain/taxonomy'

export interface ShellLink {
  readonly href: string
  readonly name: string
}

/** The ways into the shop that exist, for header, menu and footer. */
export const styleLinks: readonly ShellLink[] = settingStyles.map(({ slug, name }) => ({
  href: settingList('engagement-ring', slug),
  name,
}))

export const shapeLinks: readonly (ShellLink & { readonly slug: string })[] = shapes.map(
  ({ slug, name }) => ({
    href: settingList('engagement-ring', slug),
    name,
    slug,
  }),
)
