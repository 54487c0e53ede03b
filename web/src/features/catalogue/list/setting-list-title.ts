import { m } from '#generated/paraglide/messages.js'
import type { PieceList } from './piece-list.ts'

/** The heading of a list of settings: what was chosen in reading order, metal first: Platinum Oval Halo engagement ring settings. */
export function settingListTitle(list: PieceList): string {
  const what = (['metal', 'shape', 'style'] as const)
    .map((key) => namesOf(key, list).join(' or '))
    .filter(Boolean)
    .join(' ')
  return what ? m.list_title_filtered({ what }) : m.list_title()
}

function namesOf(key: 'metal' | 'shape' | 'style', { grammar, selection }: PieceList): string[] {
  const group = grammar.groups.find((candidate) => candidate.key === key)
  return (group?.options ?? [])
    .filter(({ slug }) => selection.options[key].includes(slug))
    .map(({ name }) => name)
}
