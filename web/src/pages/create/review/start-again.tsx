import { settingList, gemstoneFirstList, type CreateKind } from '@shop/schema/domain/addresses/addresses'
import { useRouter } from '@tanstack/react-router'
import { m } from '#generated/paraglide/messages.js'
import { linkTarget } from '#ui/follow-link.ts'
import { startAgain } from '#shop/build/start-again.ts'
import { useOnLeavingPiece } from '#shop/build/edit/use-on-leaving-piece.ts'
import { useIsGemstoneFirst } from '#shop/build/stones/stone-link.ts'

interface StartAgainProps {
  readonly kind: CreateKind
  readonly gemstoneIds: readonly string[]
}

/**
 * Lets go of everything that was chosen, and leads to the first step (rules/building#start-again). What lies
 * in the basket stays there.
 */
export function StartAgain({ kind, gemstoneIds }: StartAgainProps) {
  const router = useRouter()
  const isGemstoneFirst = useIsGemstoneFirst()
  // Until the page is left it shows what it is about to forget.
  const clearLater = useOnLeavingPiece(gemstoneIds.join(), startAgain)
  const href = isGemstoneFirst ? gemstoneFirstList() : settingList(kind)
  return (
    <button
      type="button"
      className="link"
      onClick={() => {
        clearLater()
        void router.navigate(linkTarget(href))
      }}
    >
      {m.review_start_again()}
    </button>
  )
}
