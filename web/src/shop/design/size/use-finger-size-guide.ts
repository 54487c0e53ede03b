import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react'
import { reportError } from '#data/report-error.ts'
import type { FingerSizeGuideProps } from './finger-size-guide.tsx'

interface OpenedGuide {
  /** The guide once it was asked for; null before. */
  readonly Guide: ComponentType<FingerSizeGuideProps> | null
  readonly ref: RefObject<HTMLDialogElement | null>
  readonly open: () => Promise<void>
  /** It was asked for and did not arrive. */
  readonly hasFailed: boolean
}

/** The guide to finger sizes, which few read: it comes when it is asked for. */
export function useFingerSizeGuide(): OpenedGuide {
  const ref = useRef<HTMLDialogElement>(null)
  const [Guide, setGuide] = useState<ComponentType<FingerSizeGuideProps> | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    if (Guide) ref.current?.showModal()
  }, [Guide])

  async function open(): Promise<void> {
    setHasFailed(false)
    if (Guide) {
      ref.current?.showModal()
      return
    }
    try {
      const { FingerSizeGuide } = await import('./finger-size-guide.tsx')
      setGuide(() => FingerSizeGuide)
    } catch (error) {
      reportError(error, { where: 'size guide' })
      setHasFailed(true)
    }
  }

  return { Guide, ref, open, hasFailed }
}
