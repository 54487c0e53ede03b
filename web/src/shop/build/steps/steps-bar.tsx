import type { CreateKind } from '@shop/schema/domain/addresses/addresses'
import { buildSteps, type BuildStepKey } from './build-steps.ts'
import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import { Suspense, useId } from 'react'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { AdjustedNotice } from '../notices/adjusted-notice.tsx'
import type { BuildStone } from '../build-stone.ts'
import { DeliveryCaption } from '#shop/design/delivery/delivery-block.tsx'
import { chosenStoneIds } from '../chosen-stone-ids.ts'
import { useBuild } from '../build-store.ts'
import { ForgottenNotice } from '../notices/forgotten-notice.tsx'
import { useGemstoneFirstListHref, useStoneListHref } from '../stones/kept-stone-list.ts'
import { arePart, pieceView } from '../piece-view.ts'
import type { SettingOnPage } from '#shop/design/design.ts'
import { ArrivalOfAll } from './arrival-of-all.tsx'
import type { StepContent } from './empty-steps.ts'
import { StepsFrame } from './steps-frame.tsx'
import { reviewContent, settingContent, standingStones, stoneContent } from './step-content.ts'
import {
  gemstoneFirstKindOf,
  gemstoneFirstReviewContent,
  gemstoneFirstSettingHref,
} from './gemstone-first-steps.ts'

interface StepsBarProps {
  readonly current: BuildStepKey
  /** What is built, where no setting says so: on the list of settings. */
  readonly kind?: CreateKind
  /** The setting that the address names, on a list of settings the remembered one. */
  readonly setting?: SettingOnPage
  /**
   * The stones that the address names, else the remembered ones (`useChosenStones`), which the server does not
   * know. What is only looked at is shown as that, and leads no further until it is added.
   */
  readonly stones?: readonly BuildStone[]
  /** Needed with a setting: it has a price. */
  readonly rules?: ShopRulesQuery
  /** The page belongs to a piece that starts with its stone: its steps are in that order, at its addresses. */
  readonly isStartWithDiamond?: boolean
}

/** One array for all pages without a stone, so that the bar is the same at each rendering. */
const noStones: readonly BuildStone[] = []

/**
 * The three steps of a piece with what is chosen, what it costs and what is next (rules/building#steps), and what the
 * shopper has to be told of it.
 */
export function StepsBar({
  current,
  kind: listKind = 'engagement-ring',
  setting,
  stones: namedStones = noStones,
  rules,
  isStartWithDiamond = false,
}: StepsBarProps) {
  const kind = setting ? createKindOf(setting.design) : listKind
  const stones = standingStones(namedStones, kind)
  const chosenIds = chosenStoneIds(useBuild(), kind)
  // The address chooses the stones of a review, and the one that settings are looked for.
  const isOfAddress = current === 'review' || (isStartWithDiamond && current === 'setting')
  const areChosen = isOfAddress || stones.every(({ stone: { id } }) => chosenIds.includes(id))
  const isLookedAt = stones.length > 0 && !areChosen
  const steps = buildSteps({
    current,
    hasSetting: setting !== undefined,
    hasGemstone: stones.length > 0 && areChosen,
    hasPair: stones.length === 2 && areChosen,
    isStartWithDiamond,
    isEarrings: kind === 'earrings',
    isDiamond: stones.every(({ view }) => view.isDiamond),
  })
  const records = stones.map((each) => each.stone)
  const piece = setting && rules ? { ...pieceView(setting, records, rules), setting } : null
  const listHref = useStoneListHref(setting)
  const stonesStep = stoneContent(piece, stones, isLookedAt, kind)
  const settingFirst: Readonly<Record<BuildStepKey, StepContent>> = {
    setting: settingContent(piece, stones),
    // A pair is chosen on a page of its own; one stone in the list, filtered as the shopper left it.
    stone: kind === 'earrings' && stones.length > 0 ? stonesStep : { ...stonesStep, href: listHref },
    review: reviewContent(piece, stones, isLookedAt),
  }
  const gemstoneFirstListHref = useGemstoneFirstListHref()
  const [firstStone = null] = stones
  const gemstoneFirst = { kind: gemstoneFirstKindOf(kind), stone: firstStone, setting: setting ?? null }
  const contents: typeof settingFirst = isStartWithDiamond
    ? {
        setting: { ...settingFirst.setting, href: gemstoneFirstSettingHref(gemstoneFirst) },
        stone: { ...settingFirst.stone, href: gemstoneFirstListHref },
        review: gemstoneFirstReviewContent(settingFirst.review, gemstoneFirst),
      }
    : settingFirst
  const setStones = piece && arePart(piece.state) ? records : []
  const stepsId = useId()
  // On the review a ring is ordered as it stands; on the steps before its size is merely not chosen yet.
  const isReview = current === 'review'
  return (
    <>
      <StepsFrame
        id={stepsId}
        kind={kind}
        steps={steps}
        contents={contents}
        sum={
          piece && (
            <>
              {contents.review.hint}
              <Suspense fallback={null}>
                <DeliveryCaption piece={piece.setting} stones={setStones} isOrdered={isReview} />
              </Suspense>
            </>
          )
        }
        arrival={
          piece && (
            // On a list the browser remembers what is chosen: its day may wait for the bank holidays, the page does not.
            <Suspense fallback={null}>
              <ArrivalOfAll setting={piece.setting} stones={setStones} isOrdered={isReview} />
            </Suspense>
          )
        }
      />
      <AdjustedNotice setting={setting} stone={stones[0]} />
      <ForgottenNotice
        nextId={stepsId}
        shown={{ sku: setting?.design.sku ?? null, gemstoneIds: namedStones.map(({ stone }) => stone.id) }}
      />
    </>
  )
}
