import type { ReactNode } from 'react'
import { reportError } from '#data/report-error.ts'
import { m } from '#generated/paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { LazyDialog } from '#ui/lazy-dialog.tsx'

interface LiveViewButtonProps<Loaded> {
  /** Loads what builds the piece and shows it. */
  readonly load: () => Promise<Loaded>
  readonly children: (loaded: Loaded, onClose: () => void) => ReactNode
}

/** Opens a piece in three dimensions. What changes of it while that is open changes the picture at once. */
export function LiveViewButton<Loaded>({ load, children }: LiveViewButtonProps<Loaded>) {
  return (
    <LazyDialog
      label={
        <>
          <Icon name="turn" />
          {m.live_view_open()}
        </>
      }
      load={load}
      failure={m.live_view_failed()}
      onFailure={(error) => reportError(error, { where: 'live view' })}
    >
      {children}
    </LazyDialog>
  )
}
