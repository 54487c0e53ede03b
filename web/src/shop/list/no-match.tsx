import buttons from '#ui/button.module.css'
import { ShopLink } from '#ui/shop-link.tsx'
import { StatePanel } from '#ui/state-panel.tsx'
import styles from './no-match.module.css'

/** A way out of an empty list. */
export interface WayOut {
  readonly text: string
  readonly href: string
}

interface NoMatchProps {
  readonly title: string
  readonly text: string
  /** One for each filter that could be taken away. */
  readonly ways: readonly WayOut[]
  /** The list with nothing chosen. */
  readonly all: WayOut
}

/** Nothing matches all filters: one button to take each away, one to start again. */
export function NoMatch({ title, text, ways, all }: NoMatchProps) {
  return (
    <div className={styles.room}>
      <StatePanel
        title={title}
        actions={
          <>
            {ways.map((way) => (
              <ShopLink
                key={way.href}
                href={way.href}
                className={`${buttons.button} ${buttons.quiet}`}
                resetScroll={false}
              >
                {way.text}
              </ShopLink>
            ))}
            <ShopLink href={all.href} className={buttons.button} resetScroll={false}>
              {all.text}
            </ShopLink>
          </>
        }
      >
        {text}
      </StatePanel>
    </div>
  )
}
