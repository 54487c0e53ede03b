import type { ComponentProps } from 'react'
import styles from './notice.module.css'

interface NoticeProps extends Omit<ComponentProps<'div'>, 'className'> {
  /** Whether something went wrong, or is only told. */
  readonly kind: 'error' | 'calm'
}

/** Something a form has to say; read out at once. */
export function Notice({ kind, ...props }: NoticeProps) {
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      {...props}
      className={`${styles.notice} ${styles[kind]}`}
    />
  )
}
