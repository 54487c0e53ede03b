import type { ReactNode } from 'react'
import buttons from '#ui/button.module.css'

interface SubmitButtonProps {
  readonly isPending: boolean
  /** What it says while the form is on its way. */
  readonly pending: string
  readonly children: ReactNode
}

/** Sends a form, once at a time; it keeps the focus meanwhile. */
export function SubmitButton({ isPending, pending, children }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      className={`${buttons.button} ${buttons.wide}`}
      aria-disabled={isPending || undefined}
      onClick={(event) => {
        if (isPending) event.preventDefault()
      }}
    >
      {isPending ? pending : children}
    </button>
  )
}
