import { useRouter, useRouterState } from '@tanstack/react-router'
import { m } from '#generated/paraglide/messages.js'
import { ShopLink } from '#ui/shop-link.tsx'
import styles from './failed-choice.module.css'

/** Says of filters that could not be applied that the list is as it was, and lets them be tried again. */
export function FailedChoice() {
  const { lists } = useRouter().options.context
  const failed = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.state.failedChoice })
  if (!failed || !lists.isNews(failed)) return null
  return (
    <div className={styles.failed}>
      {/* Another failure of the same choice is said again. */}
      <p key={failed.number} role="alert">
        {m.list_choice_failed()}
      </p>
      <ShopLink className="link" href={failed.href} resetScroll={false}>
        {m.list_retry()}
      </ShopLink>
    </div>
  )
}
