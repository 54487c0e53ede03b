import { m } from '#generated/paraglide/messages.js'
import { Notice } from '#ui/form/notice.tsx'
import styles from './account-section.module.css'

/** What has become of the last change of a section. */
export interface Said {
  readonly text: string
  readonly isError?: boolean
  /** Puts back what was removed. */
  readonly onPutBack?: (() => void) | undefined
}

/** Says it where it was done; the region is there before it speaks, so that it is read out. */
export function SaidNotice({ said }: { said: Said | null }) {
  return (
    <div role="status" className={styles.said}>
      {said && (
        <Notice kind={said.isError ? 'error' : 'calm'} role="presentation">
          <p>{said.text}</p>
          {said.onPutBack && (
            <button type="button" className={`link ${styles.act}`} onClick={said.onPutBack}>
              {m.account_put_back()}
            </button>
          )}
        </Notice>
      )}
    </div>
  )
}
