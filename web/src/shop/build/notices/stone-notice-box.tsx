import type { ReactNode } from 'react'
import buttons from '#ui/button.module.css'
import { ShopLink } from '#ui/shop-link.tsx'
import type { StoneNotice } from './stone-notice.ts'
import styles from './stone-notice-box.module.css'

interface StoneNoticeBoxProps {
  readonly notice: StoneNotice
  /** The page has nothing else to do: the first way on is its filled button. */
  readonly isMain?: boolean
  /** A further way on, after the links. */
  readonly children?: ReactNode
}

/** Why a stone cannot be added, with the ways on. */
export function StoneNoticeBox({ notice, isMain = false, children }: StoneNoticeBoxProps) {
  return (
    <div className={styles.notice}>
      <p>
        <strong>{notice.title}.</strong> {notice.text}
      </p>
      {(notice.links.length > 0 || children) && (
        <ul>
          {notice.links.map(({ href, label }, index) => (
            <li key={href}>
              <ShopLink className={isMain && index === 0 ? buttons.button : 'link'} href={href}>
                {label}
              </ShopLink>
            </li>
          ))}
          {children && <li>{children}</li>}
        </ul>
      )}
    </div>
  )
}
