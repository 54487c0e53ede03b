import type { BuildStone } from '../build-stone.ts'
import type { SettingOnPage } from '#shop/design/design.ts'
import { StoneNoticeBox } from './stone-notice-box.tsx'
import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import { shapeOfStone } from '@shop/schema/domain/vocabulary/stone-shape'
import { ownWord } from '#data/language/own-name.ts'
import { m } from '#generated/paraglide/messages.js'
import { type Adjustment, adjustmentIn } from '#shop/design/adjusted-address.ts'
import type { StoneNotice } from './stone-notice.ts'
import { useHydrated, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

interface AdjustedNoticeProps {
  readonly setting: SettingOnPage | undefined
  readonly stone: BuildStone | undefined
}

/** Says that an address was led on to another shape or kind than it named, and why. */
export function AdjustedNotice({ setting, stone }: AdjustedNoticeProps) {
  const adjustment = useAdjustment()
  const notice = adjustment && adjustedText(adjustment, setting, stone)
  if (!notice) return null
  return (
    <div className="wrap no-print" role="status">
      <StoneNoticeBox notice={{ ...notice, links: [] }} />
    </div>
  )
}

/** Why a page is not quite what its address asked for; null where the page does not show what decided it. */
export function adjustedText(
  adjustment: Adjustment,
  setting: SettingOnPage | undefined,
  stone: BuildStone | undefined,
): Pick<StoneNotice, 'title' | 'text'> | null {
  if (adjustment === 'kind') return setting ? kindText(setting) : null
  const known = stone && shapeOfStone(stone.stone)
  if (!known) return null
  const shape = ownWord(known)
  const facts = { noun: stone.view.noun, shape }
  return {
    title: m.adjusted_shape_title({ shape }),
    text: setting
      ? m.adjusted_shape_text({ ...facts, kind: createKindOf(setting.design) })
      : m.adjusted_shape_list_text(facts),
  }
}

function kindText({ design }: SettingOnPage): Pick<StoneNotice, 'title' | 'text'> {
  const kind = createKindOf(design)
  return { title: m.adjusted_kind_title({ kind }), text: m.adjusted_kind_text({ kind, name: design.name }) }
}

/**
 * What was changed on the way to this page, until it is left. Read once the page is hydrated, because the server
 * renders one page for all queries; then it goes from the address, so that nobody shares or reloads it.
 */
function useAdjustment(): Adjustment | null {
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  const pathname = useLocation({ select: (location) => location.pathname })
  const said = useLocation({ select: ({ searchStr }) => adjustmentIn(searchStr) })
  const [kept, setKept] = useState<{ readonly pathname: string; readonly adjustment: Adjustment } | null>(
    null,
  )
  const isNew = isHydrated && said !== null && (kept?.pathname !== pathname || kept.adjustment !== said)
  if (isNew) setKept({ pathname, adjustment: said })
  useEffect(() => {
    if (!isHydrated || said === null) return
    void navigate({ to: '.', search: {}, hash: true, replace: true, resetScroll: false })
  }, [isHydrated, said, navigate])
  return kept?.pathname === pathname ? kept.adjustment : null
}
