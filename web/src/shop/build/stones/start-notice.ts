import { cart } from '@shop/schema/domain/addresses/addresses'
import { m } from '#generated/paraglide/messages.js'
import type { BuildStone } from '../build-stone.ts'
import { similarStonesHref } from '../notices/similar-stones.ts'
import type { StoneNotice } from '../notices/stone-notice.ts'
import type { StartDecision } from './decide-start.ts'

/** Why a piece cannot start with a stone, and where to go instead. */
export function startNotice(
  decision: Exclude<StartDecision, { readonly kind: 'start' }>,
  { stone, view }: BuildStone,
): StoneNotice {
  const similar = { href: similarStonesHref(stone), label: m.build_similar_link() }
  const subject = m.build_this_stone({ name: view.noun })
  switch (decision.kind) {
    case 'in-basket':
      return {
        title: m.build_in_basket_title(),
        text: m.build_in_basket_text({ subject }),
        links: [{ href: cart(), label: m.build_in_basket_link() }, similar],
      }
    case 'not-available':
      return {
        ...(decision.availability === 'SOLD'
          ? { title: m.build_sold_title(), text: m.build_sold_text({ subject }) }
          : { title: m.build_held_title(), text: m.build_held_text({ subject }) }),
        links: [similar],
      }
  }
}
