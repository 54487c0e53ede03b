import type { MetalLook } from '@shop/schema/geometry/metal-looks'
import { useState, type ComponentType } from 'react'
import { reportError } from '#data/report-error.ts'
import { m } from '#generated/paraglide/messages.js'
import { ringScenesFor, type RingScenes } from './ring-scenes.ts'
import type { TrueSizeDialogProps } from './true-size-dialog.tsx'
import type { TrueSizeThing } from './true-size-thing.ts'
import styles from './true-size-button.module.css'

interface TrueSizeButtonProps {
  readonly name: string
  readonly thing: TrueSizeThing
  /** Of the band; of a stone by itself, of the band it is shown on. */
  readonly metal: MetalLook
  /** The UK size chosen; null while none is. */
  readonly fingerSize: string | null
}

interface Loaded {
  readonly TrueSizeDialog: ComponentType<TrueSizeDialogProps>
  readonly scenes: RingScenes
}

/** Opens a view in which stone and band are as large on the screen as they are; it comes when it is asked for. */
export function TrueSizeButton(props: TrueSizeButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const [loaded, setLoaded] = useState<Loaded | null>(null)

  async function open(): Promise<void> {
    setHasFailed(false)
    setIsOpen(true)
    try {
      const [{ TrueSizeDialog }, scenes] = await Promise.all([
        import('./true-size-dialog.tsx'),
        ringScenesFor(props.thing.ring),
      ])
      setLoaded({ TrueSizeDialog, scenes })
    } catch (error) {
      reportError(error, { where: 'true size' })
      setIsOpen(false)
      setHasFailed(true)
    }
  }

  return (
    <>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={open}>
        {m.true_size_open()}
      </button>
      {hasFailed && (
        <p className="caption" role="alert">
          {m.true_size_failed()}
        </p>
      )}
      {isOpen && loaded && (
        <loaded.TrueSizeDialog {...props} scenes={loaded.scenes} onClose={() => setIsOpen(false)} />
      )}
    </>
  )
}
