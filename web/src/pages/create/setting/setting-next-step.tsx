import * as addresses from '@shop/schema/domain/addresses/addresses'
import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import { useId, type Ref } from 'react'
import { formatPence } from '#data/language/numbers.ts'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import { ShopLink } from '#ui/shop-link.tsx'
import { useFocusNext } from '#ui/use-focus-next.ts'
import type { BuildStone } from '#shop/build/build-stone.ts'
import { arePart, type PieceState, type PieceView } from '#shop/build/piece-view.ts'
import { SaveDesign } from '#shop/build/save/save-design.tsx'
import type { SettingOnPage } from '#shop/design/design.ts'
import { settingAddress } from '#shop/design/setting-on-page.ts'
import { BesideHeart } from '#shop/wishlist/heart.tsx'
import type { Wish } from '#shop/wishlist/wish.ts'
import { removeFromPair, removeGemstone, removePair } from '#shop/build/build-store.ts'
import { keptStoneNotice } from '#shop/build/notices/kept-stone-notice.ts'
import { stonesHref } from '#shop/build/steps/step-content.ts'
import { StoneNoticeBox } from '#shop/build/notices/stone-notice-box.tsx'
import styles from './setting-next-step.module.css'

interface NextStepProps {
  readonly setting: SettingOnPage
  /** The stones chosen before, which the server does not know. */
  readonly stones: readonly BuildStone[]
  readonly piece: PieceView
}

/** On from the setting: to its stones, or with stones that still fit to the review; stones that do not say why. */
export function SettingNextStep({
  ref,
  setting,
  stones,
  piece,
  wish,
}: NextStepProps & { readonly ref?: Ref<HTMLDivElement>; readonly wish: Wish }) {
  const notice = keptStoneNotice(piece.state, stones, setting)
  const [first] = stones
  const nextId = useId()
  const focusNext = useFocusNext()
  // Stones that are no part of the piece stay the page's own matter.
  const savedStones = arePart(piece.state) ? stones : []
  return (
    <div ref={ref} className={styles.next}>
      {notice && (
        <StoneNoticeBox notice={notice}>
          <LetGo state={piece.state} stones={stones} onLetGo={() => focusNext(nextId)} />
        </StoneNoticeBox>
      )}
      <BesideHeart wish={wish}>
        <NextStepButton id={nextId} setting={setting} stones={stones} piece={piece} />
      </BesideHeart>
      {first && piece.state.kind === 'complete' && (
        <ShopLink className={`link ${styles.other}`} href={stonesHref(setting, stones)}>
          {stones.length > 1 ? m.setting_see_pair() : m.setting_choose_other({ name: first.view.noun })}
        </ShopLink>
      )}
      <SaveDesign
        title={savedTitle(setting, savedStones)}
        setting={setting}
        gemstoneIds={savedStones.map(({ stone }) => stone.id)}
        isGemstoneFirst={false}
      />
    </div>
  )
}

/** What a setting is saved as: by its name, and by the stones that are chosen for it. */
function savedTitle({ design }: SettingOnPage, stones: readonly BuildStone[]): string {
  const [first, second] = stones.map(({ view }) => view.title)
  if (first === undefined) return design.name
  return m.basket_line_title({ name: design.name, stone: second ?? first })
}

interface LetGoProps {
  readonly state: PieceState
  readonly stones: readonly BuildStone[]
  readonly onLetGo: () => void
}

/** Lets go of what the notice is about: the one stone, the one of a pair that is meant, or the pair. */
function LetGo({ state, stones, onLetGo }: LetGoProps) {
  const isSingle = stones.length === 1
  const meant = isSingle ? stones[0] : 'at' in state ? stones[state.at] : undefined

  function letGo(): void {
    onLetGo()
    if (isSingle) removeGemstone()
    if (meant) removeFromPair(meant.stone.id)
    else removePair()
  }

  return (
    <button type="button" className="link" onClick={letGo}>
      {meant ? m.build_remove_stone({ name: meant.view.noun }) : m.build_remove_pair()}
    </button>
  )
}

/** The one filled button of the page. */
export function NextStepButton({ id, setting, stones, piece }: NextStepProps & { readonly id?: string }) {
  const kind = createKindOf(setting.design)
  const [first] = stones
  if (piece.price && piece.state.kind === 'complete') {
    return (
      <ShopLink
        id={id}
        className={`${buttons.button} ${buttons.wide}`}
        href={addresses.review(settingAddress(setting), ...stones.map(({ stone }) => stone.id))}
      >
        {m.setting_review({ kind, total: formatPence(piece.price.totalPence) })}
      </ShopLink>
    )
  }
  return first && piece.state.kind === 'match-missing' ? (
    <ShopLink id={id} className={`${buttons.button} ${buttons.wide}`} href={stonesHref(setting, stones)}>
      {m.build_choose_match({ name: first.view.noun })}
    </ShopLink>
  ) : (
    <ShopLink
      id={id}
      className={`${buttons.button} ${buttons.wide}`}
      href={addresses.gemstoneList(settingAddress(setting))}
    >
      {m.setting_choose_diamond({ kind })}
    </ShopLink>
  )
}
