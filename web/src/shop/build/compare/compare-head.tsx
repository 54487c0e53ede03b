import { useId } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { ShopLink } from '#ui/shop-link.tsx'
import { useFocusNext } from '#ui/use-focus-next.ts'
import type { SettingOnPage } from '#shop/design/design.ts'
import { OriginBadge } from '#shop/gemstone/origin-badge.tsx'
import { useStoneHref } from '../stones/stone-link.ts'
import { StoneMarks } from '../stones/stone-marks.tsx'
import { StoneTitle } from '#shop/gemstone/stone-title.tsx'
import { StonePicture } from '#shop/gemstone/stone-stage.tsx'
import type { ComparedStone } from './use-compared-stones.ts'
import styles from './compare-table.module.css'

interface CompareHeadProps {
  readonly compared: ComparedStone
  readonly setting?: SettingOnPage | undefined
  /** The stone to the scale of the others; none until it is drawn. */
  readonly drawn: string | undefined
  readonly onLeave: () => void
}

/** The head of a stone's column: what it is, or why it is not there. */
export function CompareHead({ compared, setting, drawn, onLeave }: CompareHeadProps) {
  const hrefOf = useStoneHref(setting)
  const headId = useId()
  const focusNext = useFocusNext()
  return (
    <div id={headId} tabIndex={-1} className={styles.stone}>
      {compared.state === 'ready' ? (
        <>
          <StonePicture view={compared.stone.view} sizes="10rem" isBesideTitle isEager drawn={drawn} />
          <ShopLink href={hrefOf(compared.id)} onClick={onLeave}>
            <StoneTitle title={compared.stone.view.title} />
          </ShopLink>
          <span className={styles.badges}>
            <OriginBadge view={compared.stone.view} />
            <StoneMarks view={compared.stone.view} />
          </span>
        </>
      ) : (
        <Absent compared={compared} onRetry={() => focusNext(headId)} />
      )}
    </div>
  )
}

interface RemoveComparedProps {
  readonly id: string
  readonly compared: ComparedStone
  readonly onRemove: () => void
}

/** The way of a stone out of the comparison. */
export function RemoveCompared({ id, compared, onRemove }: RemoveComparedProps) {
  const title = compared.state === 'ready' ? compared.stone.view.title : null
  return (
    <button
      id={id}
      type="button"
      className="link"
      aria-label={
        title === null ? m.compare_remove_unknown({ id: compared.id }) : m.compare_remove_this({ title })
      }
      onClick={onRemove}
    >
      {m.compare_remove()}
    </button>
  )
}

interface AbsentProps {
  readonly compared: Exclude<ComparedStone, { readonly state: 'ready' }>
  readonly onRetry: () => void
}

function Absent({ compared, onRetry }: AbsentProps) {
  switch (compared.state) {
    case 'loading':
      return <p role="status">{m.compare_loading()}</p>
    case 'gone':
      return <p>{m.compare_gone()}</p>
    case 'failed':
      return (
        <>
          <p role="alert">{m.compare_failed()}</p>
          <button
            type="button"
            className="link"
            onClick={() => {
              onRetry()
              compared.retry()
            }}
          >
            {m.compare_retry()}
          </button>
        </>
      )
  }
}
