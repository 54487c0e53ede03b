import { reportError } from '#data/report-error.ts'
import { m } from '#generated/paraglide/messages.js'
import type { StoneOnPage } from '#shop/gemstone/stone-on-page.ts'
import { LazyDialog } from '#ui/lazy-dialog.tsx'

interface SeeOnHandProps {
  readonly stone: StoneOnPage
  /** Where the stone has a page of its own. */
  readonly href: string
  readonly className?: string | undefined
}

/** Shows a stone of a list on a hand, drawn from its measurements; nothing for one that nobody has measured. */
export function SeeOnHand({ stone, href, className }: SeeOnHandProps) {
  const { measLength, measWidth, measDepth } = stone.stone
  return (
    Math.min(measLength, measWidth, measDepth) > 0 && (
      <LazyDialog
        className={className}
        label={m.stone_see_on_hand({ carat: stone.view.caratText })}
        load={() => import('./stone-on-hand.tsx')}
        failure={m.live_view_failed()}
        onFailure={(error) => reportError(error, { where: 'stone on a hand' })}
      >
        {({ StoneOnHand }, onClose) => <StoneOnHand stone={stone} href={href} onClose={onClose} />}
      </LazyDialog>
    )
  )
}
