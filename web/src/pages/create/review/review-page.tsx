import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { nameInSentence } from '#data/language/nouns.ts'
import { m } from '#generated/paraglide/messages.js'
import { takenIds } from '#shop/build/chosen-stone-ids.ts'
import { displayTitle } from '#shop/design/display-title.ts'
import { galleryPictures, shownPictures } from '#shop/design/gallery/gallery-pictures.ts'
import { madeChoices } from '#shop/design/personalisation/personalisation-choices.ts'
import { madeHref } from '#shop/design/personalisation/personalisation-fragment.ts'
import { usePersonalisation } from '#shop/design/personalisation/personalisation.ts'
import { PieceLivePicture, PieceTrueSize } from '#shop/design/gallery/piece-views.tsx'
import { arePictured, pieceView } from '#shop/build/piece-view.ts'
import type { SettingOnPage } from '#shop/design/design.ts'
import { settingAddress } from '#shop/design/setting-on-page.ts'
import { gemstoneFirstKindOf } from '#shop/build/steps/gemstone-first-steps.ts'
import { SaveDesign } from '#shop/build/save/save-design.tsx'
import { lineTitle } from '#shop/line/line-title.ts'
import { StepsBar } from '#shop/build/steps/steps-bar.tsx'
import { stoneColour } from '#shop/build/stone-colour.ts'
import { StoneNoticeBox } from '#shop/build/notices/stone-notice-box.tsx'
import { subjectOf } from '#shop/build/notices/stone-notice.ts'
import { useAdoptAddress } from '#shop/build/use-adopt-address.ts'
import { leftOutText, useTakeShared } from './use-take-shared.ts'
import { PairMatches } from '#shop/build/pair/pair-matches.tsx'
import { gemstoneFirstNotice } from '#shop/build/stones/gemstone-first-notice.ts'
import { useIsGemstoneFirst } from '#shop/build/stones/stone-link.ts'
import type { StonesOfAddress } from '#shop/gemstone/stones-of-address.ts'
import { SharePiece } from '#shop/design/share-piece.tsx'
import { PrintHead } from '#shop/design/print-head.tsx'
import { reviewTitle } from './review-head.ts'
import { useReviewLinks } from './review-links.ts'
import { ReviewOrder } from './review-order.tsx'
import { ReviewPictures } from './review-pictures.tsx'
import { reviewProblem } from './review-problem.ts'
import { SettingLine } from './setting-line.tsx'
import { StartAgain } from './start-again.tsx'
import { StoneLine } from './stone-line.tsx'
import { takenNotice } from './taken-notice.ts'
import { useBasketPlace } from './use-basket-place.ts'
import { useFocusOnProblem } from './use-focus-on-problem.ts'
import { useTakeLine } from './use-take-line.ts'
import styles from './review-page.module.css'

interface ReviewPageProps extends StonesOfAddress {
  readonly setting: SettingOnPage
  readonly rules: ShopRulesQuery
}

/** The whole piece as it will be made: every choice with a way to change it, the total, the day, and the basket. */
export function ReviewPage({ setting, ids, stones, unknownIds, rules }: ReviewPageProps) {
  const { design, choice } = setting
  const records = stones.map(({ stone }) => stone)
  const kind = createKindOf(design)
  const gemstoneIds = records.map(({ id }) => id)
  const isGemstoneFirst = useIsGemstoneFirst()
  const links = useReviewLinks(setting, ids)
  useAdoptAddress(setting, takenIds(records, setting), isGemstoneFirst)
  useTakeLine(gemstoneIds, design)
  const leftOut = leftOutText(useTakeShared(design))
  const made = madeChoices(design, usePersonalisation())
  const { state, price } = pieceView(setting, records, rules)
  const [first] = stones
  const objection = reviewProblem({ state, stones, unknownIds, setting, isGemstoneFirst })
  const problem =
    isGemstoneFirst && first
      ? gemstoneFirstNotice(objection, state, first, { kind: gemstoneFirstKindOf(kind), setting })
      : objection
  const { taken } = useBasketPlace(design.sku, gemstoneIds)
  const title = useFocusOnProblem(problem !== null)
  const colour = arePictured(state) ? stoneColour(records[0]) : null
  const pictures = shownPictures(galleryPictures(design, choice), colour)
  const viewed = {
    design,
    choice,
    shape: choice.shape.slug,
    stone: problem ? null : largestOf(records),
  }
  return (
    <>
      <StepsBar
        current="review"
        setting={setting}
        stones={stones}
        rules={rules}
        isStartWithDiamond={isGemstoneFirst}
      />
      <div className="wrap">
        <PrintHead sku={design.sku} gemstoneIds={ids} path={links.review(settingAddress(setting))} />
      </div>
      <div className={`wrap ${styles.page}`} data-problem={problem !== null || undefined}>
        <div>
          <ReviewPictures
            pictures={pictures}
            stones={stones
              .filter(({ view }) => view.isPictured)
              .map(({ view }) => ({ picture: view.picture, alt: view.title }))}
          >
            <PieceLivePicture {...viewed} still={pictures[0]} isWhole />
          </ReviewPictures>
          {!problem && <PieceTrueSize {...viewed} />}
        </div>
        <div>
          <p className="caption no-print">{m.steps_review()}</p>
          <h1 ref={title} tabIndex={-1}>
            {problem ? m.review_title_problem({ kind }) : m.review_title({ kind })}
          </h1>
          {!problem && <p className="muted no-print">{m.review_intro()}</p>}
          {leftOut !== null && (
            <p className="caption no-print" role="status">
              {leftOut}
            </p>
          )}
          <div role="status">{problem && <StoneNoticeBox notice={problem} isMain />}</div>
          <div className={styles.lines}>
            <SettingLine
              setting={setting}
              made={made}
              gemstoneIds={ids}
              price={price?.setting ?? null}
              picture={(pictures[1] ?? pictures[0])?.picture ?? null}
            />
            {stones.map((stone, at) => (
              <StoneLine
                // The same stone may stand there twice, which is said above.
                // oxlint-disable-next-line react/no-array-index-key
                key={`${at} ${stone.stone.id}`}
                setting={setting}
                stone={stone}
                other={stones[1 - at]}
                which={stones.length > 1 ? subjectOf(stones, at) : undefined}
              />
            ))}
          </div>
          {!problem && price && (
            <ReviewOrder
              setting={setting}
              stones={stones}
              price={price}
              made={made}
              taken={takenNotice(taken, stones, setting)}
            />
          )}
          <SharePiece
            title={reviewTitle(
              displayTitle(design, choice),
              stones.map(({ view }) => nameInSentence(view.title)),
            )}
            href={madeHref(links.review(settingAddress(setting)), design, made)}
          >
            <StartAgain kind={kind} gemstoneIds={ids} />
            <SaveDesign
              title={lineTitle(design.name, stones)}
              setting={setting}
              gemstoneIds={ids}
              isGemstoneFirst={isGemstoneFirst}
            />
          </SharePiece>
        </div>
      </div>
      {state.kind === 'match-missing' && unknownIds.length === 0 && first && (
        <div className="wrap">
          <PairMatches stone={first} setting={setting} rules={rules} />
        </div>
      )}
    </>
  )
}

/** The stone that the heads of a pair are made for. */
function largestOf(stones: StonesOfAddress['stones'][number]['stone'][]) {
  return stones.toSorted((a, b) => b.measLength - a.measLength)[0] ?? null
}
