import { m } from '#generated/paraglide/messages.js'
import { useAlive } from '#ui/use-alive.ts'
import { Swatch } from '#ui/swatch.tsx'
import type { CardFace } from './card-face.ts'
import styles from './metal-swatches.module.css'

interface MetalSwatchesProps {
  readonly faces: readonly CardFace[]
  readonly chosenId: string
  readonly onChoose: (metalId: string) => void
}

/**
 * The metals of a card. Before the script arrives they are links to the piece in that metal; after it,
 * buttons that change the card where it stands.
 */
export function MetalSwatches({ faces, chosenId, onChoose }: MetalSwatchesProps) {
  const isAlive = useAlive()
  return (
    <div className={styles.swatches} role="group" aria-label={m.card_metals()}>
      {faces.map(({ metalId, metalName, colour, href }) =>
        isAlive ? (
          <button
            key={metalId}
            type="button"
            title={metalName}
            aria-label={metalName}
            aria-pressed={metalId === chosenId}
            onClick={() => onChoose(metalId)}
          >
            <Swatch colour={colour} />
          </button>
        ) : (
          <a
            key={metalId}
            href={href}
            title={metalName}
            aria-label={metalName}
            aria-current={metalId === chosenId || undefined}
          >
            <Swatch colour={colour} />
          </a>
        ),
      )}
    </div>
  )
}
