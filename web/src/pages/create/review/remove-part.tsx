import { useRouter } from '@tanstack/react-router'
import { m } from '#generated/paraglide/messages.js'
import { linkTarget } from '#ui/follow-link.ts'
import type { Removal } from './review-removals.ts'

interface RemovePartProps extends Removal {
  /** What is removed, in full. */
  readonly label: string
}

/** Lets go of one part of a reviewed piece, and leads to where another is chosen. */
export function RemovePart({ label, remove, href }: RemovePartProps) {
  const router = useRouter()
  return (
    <button
      type="button"
      className="link"
      aria-label={label}
      onClick={() => {
        // The page still shows what its address says, and takes none of it up again.
        remove()
        void router.navigate(linkTarget(href))
      }}
    >
      {m.review_remove()}
    </button>
  )
}
