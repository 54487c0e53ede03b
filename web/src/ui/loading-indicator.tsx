import styles from './loading-indicator.module.css'

interface LoadingIndicatorProps {
  /** What is on its way. */
  readonly text: string
  /** Asks for patience. */
  readonly wait: string
}

/** Says what is waited for, read out at once (rules/shell#loading). */
export function LoadingIndicator({ text, wait }: LoadingIndicatorProps) {
  return (
    <div role="status" className={styles.indicator}>
      <i aria-hidden="true" />
      <p>{text}</p>
      <p className="caption">{wait}</p>
    </div>
  )
}
