import type { ComponentType } from 'react'
import { reportError } from '#data/report-error.ts'
import { m } from '#generated/paraglide/messages.js'
import { LazyDialog } from '#ui/lazy-dialog.tsx'
import type { TrueSizeDialogProps } from './true-size-dialog.tsx'

/** What is shown in its true size, and the view that shows it. */
export interface LoadedTrueSize extends Pick<TrueSizeDialogProps, 'thing' | 'metal' | 'scenes'> {
  readonly TrueSizeDialog: ComponentType<TrueSizeDialogProps>
}

interface TrueSizeButtonProps {
  readonly name: string
  /** The UK size chosen; null while none is. */
  readonly fingerSize: string | null
  readonly load: () => Promise<LoadedTrueSize>
}

/** Opens a view in which stone and band are as large on the screen as they are. */
export function TrueSizeButton({ name, fingerSize, load }: TrueSizeButtonProps) {
  return (
    <LazyDialog
      label={m.true_size_open()}
      load={load}
      failure={m.true_size_failed()}
      onFailure={(error) => reportError(error, { where: 'true size' })}
    >
      {({ TrueSizeDialog, ...shown }, onClose) => (
        <TrueSizeDialog {...shown} name={name} fingerSize={fingerSize} onClose={onClose} />
      )}
    </LazyDialog>
  )
}
