import { createKindOf } from '@shop/schema/domain/create-kind'
import { publicConfig } from '#data/page-facts.ts'
import { pictureAddress } from '#data/picture-address.ts'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { galleryPictures } from '../designer/gallery-pictures.ts'
import { madeChoices } from '../designer/made-choices.ts'
import { useMadeToOrder } from '../designer/made-to-order.ts'
import { pieceView } from '../designer/piece-view.ts'
import type { SettingOnPage } from '../designer/setting-on-page.ts'
import { StepsBar } from '../designer/steps-bar.tsx'
import { StoneNoticeBox } from '../designer/stone-notice-box.tsx'
import { useAdoptAddress } from '../designer/use-adopt-address.ts'
import type { StoneOnPage } from '../gemstones/stone/stone-on-page.ts'
import { ReviewOrder } from './review-order.tsx'
import { ReviewPictures } from './review-pictures.tsx'
import { reviewProblem } from './review-problem.ts'
import { SettingLine } from './setting-line.tsx'
import { StoneLine } from './stone-line.tsx'
import { useTakeLine } from './use-take-line.ts'
import styles from './review-page.module.css'

interface ReviewPageProps {
  readonly setting: SettingOnPage
  readonly stone: StoneOnPage
  readonly rules: ShopRulesQuery
}

/** The whole ring as it will be made: every choice with a way to change it, the total, the day, and the basket. */
export function ReviewPage({ setting, stone, rules }: ReviewPageProps) {
  useAdoptAddress(setting, stone.stone.id)
  useTakeLine(stone.stone.id)
  const made = madeChoices(setting.design, useMadeToOrder())
  const { state, price } = pieceView(setting, stone.stone, rules)
  const problem = reviewProblem(state, stone, setting)
  const kind = createKindOf(setting.design)
  const { assetsUrl } = publicConfig()
  const pictures = galleryPictures(setting.design, setting.choice).map(({ src, alt }) => ({
    src: pictureAddress(assetsUrl, src),
    alt,
  }))
  return (
    <>
      <StepsBar current="review" setting={setting} stone={stone} rules={rules} />
      <div className={`wrap ${styles.page}`}>
        <ReviewPictures pictures={pictures} />
        <div>
          <p className="caption">{m.steps_review()}</p>
          <h1>{problem ? m.review_title_problem({ kind }) : m.review_title({ kind })}</h1>
          <p className="muted">{m.review_intro()}</p>
          {problem && <StoneNoticeBox notice={problem} isMain />}
          <div className={styles.lines}>
            <SettingLine
              setting={setting}
              made={made}
              gemstoneId={stone.stone.id}
              price={price?.setting ?? null}
              pictureSrc={(pictures[3] ?? pictures[0])?.src ?? null}
            />
            <StoneLine setting={setting} stone={stone} />
          </div>
          {!problem && price && <ReviewOrder setting={setting} stone={stone} price={price} made={made} />}
        </div>
      </div>
    </>
  )
}
