import { gemstoneFirstList } from '@shop/schema/domain/addresses/addresses'
import type { Shape } from '@shop/schema/domain/vocabulary/taxonomy'
import { m } from '#generated/paraglide/messages.js'
import type { StoneNotice } from './stone-notice.ts'

/** To the stones of a shape that a piece may start with; which of them fit a setting, their own pages say. */
export function firstStonesLink({ slug, name }: Shape): StoneNotice['links'][number] {
  return { href: gemstoneFirstList(slug), label: m.designer_first_stones_link({ shape: name }) }
}
