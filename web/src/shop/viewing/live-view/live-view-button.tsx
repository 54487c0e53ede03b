import type { ReactNode } from 'react'
import { reportError } from '#data/report-error.ts'
import { m } from '#generated/paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { OnDemandDialog } from '#ui/lazy-dialog.tsx'

interface LiveViewButtonProps<Brought> {
  /** Brings what builds the piece and shows it. */
  readonly bring: () => Promise<Brought>
  readonly children: (brought: Brought, onClose: () => void) => ReactNode
}

/** Opens a piece in three dimensions. What changes of it while that is open changes the picture at once. */
export function LiveViewButton<Brought>({ bring, children }: LiveViewButtonProps<Brought>) {
  return (
    <OnDemandDialog
      label={
        <>
          <Icon name="turn" />
          {m.live_view_open()}
        </>
      }
      bring={bring}
      failure={m.live_view_failed()}
      onFailure={(error) => reportError(error, { where: 'live view' })}
    >
      {children}
    </OnDemandDialog>
  )
}
