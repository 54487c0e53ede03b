import { inLondon } from '@shop/schema/domain/values/calendar'
import { useRef, useState } from 'react'
import { formatPence } from '#data/language/numbers.ts'
import { shownPicture } from '#data/shown-picture.ts'
import type { SavedBuildFieldsFragment } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { resumeBuild } from '#shop/build/save/resume-build.ts'
import { shortDayOfYear } from '#data/language/dates.ts'
import type { StoneOnPage } from '#shop/gemstone/stone-on-page.ts'
import { Picture } from '#ui/picture.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import skeletons from '#ui/skeleton.module.css'
import { RenameBuild, type RenameBuildProps } from './rename-build.tsx'
import { savedBuildView, type SavedBuildView } from './saved-build-view.ts'
import { useBuildParts } from './use-build-parts.ts'
import buttons from '#ui/button.module.css'
import stages from '#ui/stage.module.css'
import styles from './builds-section.module.css'

interface SavedBuildItemProps {
  readonly build: SavedBuildFieldsFragment
  readonly renameButtonId: string
  readonly onRename: RenameBuildProps['onRename']
  readonly onRemove: () => void
}

/** One saved build: its picture, its parts with what they cost now, what is missing, and the way on. */
export function SavedBuildItem({ build, renameButtonId, onRename, onRemove }: SavedBuildItemProps) {
  const parts = useBuildParts(build)
  const [isRenaming, setRenaming] = useState(false)
  const renameButton = useRef<HTMLButtonElement>(null)
  const view = parts.rules && parts.state === 'whole' ? savedBuildView(build, parts, parts.rules) : null
  const [stone] = parts.stones
  const { name } = build

  function closeRename() {
    setRenaming(false)
    renameButton.current?.focus()
  }

  return (
    <article className={styles.build} aria-label={name} aria-busy={parts.state === 'loading'}>
      <div className={stages.stage}>
        {view ? (
          <Picture
            picture={
              view.picture
                ? shownPicture(view.picture, { stoneColour: view.stoneColour })
                : (stone?.view.picture ?? null)
            }
            alt=""
            sizes="(max-width: 40em) 5rem, 8rem"
          />
        ) : (
          <i className={skeletons.stage} />
        )}
      </div>
      <div className={styles.words}>
        {isRenaming ? <RenameBuild name={name} onRename={onRename} onClose={closeRename} /> : <h3>{name}</h3>}
        {view && <BuildParts view={view} stones={parts.stones} hasStoneId={hasStone(build)} />}
        {parts.state === 'failed' && (
          <p className="caption">
            {m.basket_line_incomplete()}{' '}
            <button type="button" className="link" onClick={parts.retry}>
              {m.account_retry()}
            </button>
          </p>
        )}
        <div className={styles.acts}>
          {view && (
            <ShopLink
              className={`${buttons.button} ${buttons.quiet} ${styles.on}`}
              href={view.goOn.href}
              actsFirst
              onClick={() => resumeBuild(build, view.setting)}
            >
              {view.goOn.text}
              <span className="sr-only"> {name}</span>
            </ShopLink>
          )}
          <button
            ref={renameButton}
            id={renameButtonId}
            type="button"
            className="link"
            aria-expanded={isRenaming}
            onClick={() => setRenaming(true)}
          >
            {m.account_rename()}
            <span className="sr-only"> {name}</span>
          </button>
          <button type="button" className="link" onClick={onRemove}>
            {m.account_remove()}
            <span className="sr-only"> {name}</span>
          </button>
        </div>
        <p className="caption">
          {m.account_build_saved_on({ date: shortDayOfYear(inLondon(new Date(build.savedAt)).date) })}
        </p>
      </div>
    </article>
  )
}

function hasStone({ gemstoneId, gemstonePair }: SavedBuildFieldsFragment): boolean {
  return gemstoneId !== null || gemstonePair.length > 0
}

interface BuildPartsProps {
  readonly view: SavedBuildView
  readonly stones: readonly StoneOnPage[]
  /** Whether a stone was chosen, known to the shop or not. */
  readonly hasStoneId: boolean
}

/** What is chosen, line by line, with its price of this moment. */
function BuildParts({ view, stones, hasStoneId }: BuildPartsProps) {
  const kind = view.kind ?? 'engagement-ring'
  const total = view.totalPence === null ? null : formatPence(view.totalPence)
  return (
    <dl className={styles.parts}>
      <div>
        <dt>{m.account_build_setting_label()}</dt>
        <dd>
          {view.settingText}
          {view.settingPence !== null && <span>{formatPence(view.settingPence)}</span>}
        </dd>
      </div>
      {stones.map(({ stone, view: words }) => (
        <div key={stone.id}>
          <dt>{words.isDiamond ? m.account_build_diamond_label() : m.account_build_stone_label()}</dt>
          <dd>
            {words.title}
            <span>{words.availability === 'AVAILABLE' ? words.priceText : m.account_build_sold()}</span>
          </dd>
        </div>
      ))}
      {stones.length === 0 && (
        <div>
          <dt>{m.account_build_stone_label()}</dt>
          <dd className="muted">
            {hasStoneId ? m.account_build_stone_gone() : m.account_build_not_chosen()}
          </dd>
        </div>
      )}
      <div>
        <dt>{m.account_build_whole_label({ kind })}</dt>
        <dd>
          <b>{view.stateText}</b>
          {total !== null && <span>{view.isWhole ? total : m.account_build_so_far({ total })}</span>}
        </dd>
      </div>
    </dl>
  )
}
