import { useEffect, useRef, type ReactNode, type RefObject } from 'react'

interface DropDownsProps {
  readonly className?: string | undefined
  readonly label: string
  readonly children: ReactNode
}

/**
 * Controls side by side that are `details` of one name, each of which opens what lies over the page: the browser shows
 * one at a time. Escape closes it and gives its summary the focus; so does a press outside, and leaving it with the
 * keyboard, which keep the focus where it went.
 */
export function DropDowns({ className, label, children }: DropDownsProps) {
  const group = useRef<HTMLDivElement>(null)
  useClosing(group)
  return (
    <div ref={group} role="group" aria-label={label} className={className}>
      {children}
    </div>
  )
}

function useClosing(ref: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const group = ref.current
    const opened = () => group?.querySelector<HTMLDetailsElement>('details[open]') ?? null

    function closeOnEscape(event: KeyboardEvent) {
      const details = opened()
      if (event.key !== 'Escape' || !details) return
      details.open = false
      details.querySelector('summary')?.focus()
    }

    function closeUnlessIn(place: EventTarget | null) {
      const details = opened()
      if (details && place instanceof Node && !details.contains(place)) details.open = false
    }

    const onPress = ({ target }: PointerEvent) => closeUnlessIn(target)
    // A choice may take its own control away, and with it the focus: nobody has left then, and nothing is named.
    const onFocusOut = ({ relatedTarget }: FocusEvent) => closeUnlessIn(relatedTarget)
    group?.addEventListener('keydown', closeOnEscape)
    group?.addEventListener('focusout', onFocusOut)
    document.addEventListener('pointerdown', onPress)
    return () => {
      group?.removeEventListener('keydown', closeOnEscape)
      group?.removeEventListener('focusout', onFocusOut)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [ref])
}
