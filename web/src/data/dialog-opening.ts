import { watchedValue, type WatchedValue } from '#lib/watched-value.ts'

/** A dialog over a page as it was asked for; another one each time. */
export interface Opening {
  readonly count: number
  /** What had the focus, and has it again when the dialog is closed. */
  readonly opener: HTMLElement | null
}

/** A dialog that opens over whatever page is shown, and what it was asked for with. */
interface DialogOpening<Wish> {
  readonly open: (wish: Wish) => void
  /** Takes a dialog away, and all that was typed into it; one that was opened since stays. */
  readonly end: (ended: Opening) => void
  /** The dialog that is open; null for none. */
  readonly shown: Pick<WatchedValue<(Opening & Wish) | null>, 'get' | 'listen'>
}

export function dialogOpening<Wish extends object>(): DialogOpening<Wish> {
  const shown = watchedValue<(Opening & Wish) | null>(null)
  let count = 0
  return {
    open(wish) {
      const { activeElement } = document
      count += 1
      shown.set({ ...wish, count, opener: activeElement instanceof HTMLElement ? activeElement : null })
    },
    end(ended) {
      if (ended === shown.get()) shown.set(null)
    },
    shown,
  }
}
