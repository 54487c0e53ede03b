import { settingGrammar } from '@shop/schema/domain/listing-grammar'
import { m } from '#generated/paraglide/messages.js'
import type { SettingSelection } from './listing.ts'

/** The heading of a list: what was chosen in reading order, metal first: Platinum Oval Halo engagement ring settings. */
export function listingTitle(selection: SettingSelection): string {
  const what = (['metal', 'shape', 'style'] as const)
    .map((key) => namesOf(key, selection).join(' or '))
    .filter(Boolean)
    .join(' ')
  return what ? m.list_title_filtered({ what }) : m.list_title()
}

function namesOf(key: 'metal' | 'shape' | 'style', selection: SettingSelection): string[] {
  const group = settingGrammar.groups.find((candidate) => candidate.key === key)
  return (group?.options ?? [])
    .filter(({ slug }) => selection.options[key].includes(slug))
    .map(({ name }) => name)
}
