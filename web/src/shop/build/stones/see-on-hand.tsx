import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import { reportError } from '#data/report-error.ts'
import { m } from '#generated/paraglide/messages.js'
import type { SettingOnPage } from '#shop/design/design.ts'
import type { StoneOnPage } from '#shop/gemstone/stone-on-page.ts'
import { LazyDialog } from '#ui/lazy-dialog.tsx'

interface SeeOnHandProps {
  readonly stone: StoneOnPage
  /** What it is looked for for; nothing yet when left out. */
  readonly setting?: SettingOnPage | undefined
  /** Where the stone has a page of its own. */
  readonly href: string
  readonly className?: string | undefined
}

/**
 * Shows a stone of a list on a hand, drawn from its measurements; nothing for one that nobody has measured, nor where a
 * pendant or earrings are built, which no hand wears.
 */
export function SeeOnHand({ stone, setting, href, className }: SeeOnHandProps) {
  if (setting && createKindOf(setting.design) !== 'engagement-ring') return null
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
