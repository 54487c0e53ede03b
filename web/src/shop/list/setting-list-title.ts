import type { CreateKind } from '@shop/schema/domain/addresses/addresses'
import { ownName } from '#data/language/own-name.ts'
import { m } from '#generated/paraglide/messages.js'
import type { PieceList } from './piece-list.ts'

const titles: Readonly<
  Record<CreateKind, { whole: () => string; filtered: (of: { what: string }) => string }>
> = {
  'engagement-ring': { whole: m.list_title, filtered: m.list_title_filtered },
  pendant: { whole: m.list_title_pendant, filtered: m.list_title_pendant_filtered },
  earrings: { whole: m.list_title_earrings, filtered: m.list_title_earrings_filtered },
}

/**
 * The heading of a list of settings: what was chosen in reading order, metal first: Platinum Oval Halo engagement ring
 * settings.
 */
export function settingListTitle(list: PieceList & { readonly kind: CreateKind }): string {
  const what = (['metal', 'shape', 'style', 'earringStyle'] as const)
    .map((key) => namesOf(key, list).join(m.listing_or()))
    .filter(Boolean)
    .join(m.listing_between_qualities())
  const { whole, filtered } = titles[list.kind]
  return what ? filtered({ what }) : whole()
}

function namesOf(
  key: 'metal' | 'shape' | 'style' | 'earringStyle',
  { grammar, selection }: PieceList,
): string[] {
  const group = grammar.groups.find((candidate) => candidate.key === key)
  return (group?.options ?? [])
    .filter(({ slug }) => selection.options[key].includes(slug))
    .map((option) => ownName(option))
}
