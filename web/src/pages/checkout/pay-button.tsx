import buttons from '#ui/button.module.css'
import type { LastButton } from './last-button.ts'
import styles from './pay-button.module.css'

interface PayButtonProps extends Pick<LastButton, 'text' | 'pendingText'> {
  readonly isPending: boolean
  readonly isWide?: boolean
}

/** The last button, which says what it does (rules/checkout#last-button). While it works a second press does nothing. */
export function PayButton({ text, pendingText, isPending, isWide = false }: PayButtonProps) {
  return (
    <button
      type="submit"
      className={[buttons.button, isWide && buttons.wide, isPending && styles.busy].filter(Boolean).join(' ')}
      aria-disabled={isPending || undefined}
      onClick={(event) => {
        if (isPending) event.preventDefault()
      }}
    >
      {isPending ? pendingText : text}
    </button>
  )
}
