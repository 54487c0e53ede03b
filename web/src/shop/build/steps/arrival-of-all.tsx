import { shortDayOfYear } from '#data/language/dates.ts'
import { afterSizeText, byText } from '#shop/design/delivery/arrival-text.ts'
import { usePieceArrival } from '#shop/design/delivery/use-piece-arrival.ts'
import type { SettingOnPage } from '#shop/design/design.ts'
import type { BuildStone } from '../build-stone.ts'
import styles from './steps-bar.module.css'

interface ArrivalOfAllProps {
  readonly setting: SettingOnPage
  readonly stones: readonly BuildStone['stone'][]
  readonly isOrdered: boolean
}

/** When all that is chosen arrives. */
export function ArrivalOfAll({ setting, stones, isOrdered }: ArrivalOfAllProps) {
  const arrival = usePieceArrival(setting, stones, isOrdered)
  if (!arrival) return null
  return (
    <span className={`caption ${arrival.kind === 'after-size' ? styles.wait : ''}`}>
      {arrival.kind === 'after-size' ? (
        afterSizeText(arrival)
      ) : (
        <>
          {byText(arrival)}
          <br />
          {shortDayOfYear(arrival.delivery.arrivesOn)}
        </>
      )}
    </span>
  )
}
