import type { SkinTone } from '@shop/schema/geometry/worn/skin-tones'
import { useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { LiveViewDialog } from './live-view-dialog.tsx'
import type { AskedView, DrawnPictures } from './drawn-view.ts'
import { usualSkin } from './skin-choice.tsx'
import type { StillPicture } from './still-picture.ts'
import { showTurn, TurnSlider } from './turn-slider.tsx'
import { TurnedPiece } from './turned-piece.tsx'
import { useViewer } from './use-viewer.ts'
import type { ViewedPiece } from './viewed-piece.ts'
import { WornChoice } from './worn-choice.tsx'
import { isWornView } from './worn-view.ts'
import styles from './live-in-place.module.css'

interface LiveInPlaceProps extends ViewedPiece {
  readonly still: StillPicture
  /** What a hand wears of a stone by itself; of all else the piece. */
  readonly worn?: Pick<ViewedPiece, 'piece' | 'metal'> | undefined
  /** The view that it is shown in first, and goes to whenever another object asks. */
  readonly asked?: AskedView | null | undefined
  /** Told when it is put on somebody, and when it is taken off. */
  readonly onWorn?: (isWorn: boolean) => void
  /** Told of small pictures of its views as it looks now. */
  readonly onThumbs?: (pictures: DrawnPictures) => void
  /** What can be chosen in the view of the whole screen, such as its metals. */
  readonly children?: ReactNode
  readonly onClose: () => void
}

/**
 * A piece in three dimensions over its picture, in the place of that picture: which is in sight until the piece has
 * come to life, and where it cannot. The whole screen shows it in a view of its own, and this one rests meanwhile.
 */
export function LiveInPlace({
  still,
  worn,
  asked = null,
  onWorn,
  onThumbs,
  children,
  onClose,
  ...own
}: LiveInPlaceProps) {
  const [view, setView] = useState<'first' | 'whole' | 'again'>('first')
  const [skin, setSkin] = useState(isWornView(asked?.view) ? usualSkin : undefined)
  const [known, setKnown] = useState(asked)
  if (asked !== known) {
    setKnown(asked)
    if (asked) setSkin(isWornView(asked.view) ? (skin ?? usualSkin) : undefined)
  }
  const choose = (chosen: SkinTone | undefined) => {
    setSkin(chosen)
    if ((chosen === undefined) !== (skin === undefined)) onWorn?.(chosen !== undefined)
  }
  const shown = { still, ...own, ...(skin && { ...worn, skin }) }
  const choice = <WornChoice piece={worn?.piece ?? own.piece} skin={skin} onChoose={choose} />
  return view === 'whole' ? (
    <LiveViewDialog {...shown} onClose={() => setView('again')}>
      {choice}
      {children}
    </LiveViewDialog>
  ) : (
    <LiveStage
      {...shown}
      onClose={onClose}
      onThumbs={onThumbs}
      asked={asked}
      choice={choice}
      isAgain={view === 'again'}
      onWhole={() => setView('whole')}
    />
  )
}

interface LiveStageProps extends Omit<LiveInPlaceProps, 'children' | 'worn' | 'onThumbs'> {
  readonly onThumbs: LiveInPlaceProps['onThumbs'] | undefined
  /** It comes back from the whole screen, whose button has the focus then. */
  readonly isAgain: boolean
  readonly onWhole: () => void
  /** Puts it on somebody. */
  readonly choice: ReactNode
}

function LiveStage({ still, isAgain, asked, choice, onClose, onWhole, onThumbs, ...view }: LiveStageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const whole = useRef<HTMLButtonElement>(null)
  const slider = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const onTurn = useCallback((angle: number) => showTurn(slider.current, angle), [])
  const { state, viewer } = useViewer(stage, view, { isInPage: true, onTurn, onThumbs, asked })
  const cameByThumb = useRef(asked !== null && asked !== undefined)
  // The button that was pressed is gone, and what it brought is here; a small picture stays where it was.
  useEffect(() => {
    if (cameByThumb.current && !isAgain) return
    const next = isAgain ? whole : stage
    next.current?.focus({ preventScroll: true })
  }, [isAgain])
  return (
    <div className={`no-print ${styles.place}`} data-state={state} data-worn={view.skin}>
      <TurnedPiece stage={stage} state={state} name={still.alt} hintId={hintId} styles={styles} />
      <p id={hintId} className="sr-only">
        {m.live_view_hint()}
      </p>
      {state === 'live' && <TurnSlider viewer={viewer} slider={slider} />}
      {state === 'live' && <div className={styles.worn}>{choice}</div>}
      <div className={styles.corner}>
        {state !== 'none' && (
          <button ref={whole} type="button" aria-label={m.live_view_whole()} onClick={onWhole}>
            <Icon name="whole" />
          </button>
        )}
        <button type="button" aria-label={m.live_view_still()} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
    </div>
  )
}
