import { shownPicture } from '#data/shown-picture.ts'
import { m } from '#generated/paraglide/messages.js'
import { Picture } from '#ui/picture.tsx'
import skeletons from '#ui/skeleton.module.css'
import stages from '#ui/stage.module.css'
import { UnbrokenWords } from '#ui/unbroken-words.tsx'
import type { OrderLine } from './use-order.ts'
import styles from './order-summary.module.css'

/** A piece of the order: its picture and what was chosen of it. */
export function SummaryPiece({ line: { view, parts } }: { line: OrderLine }) {
  const isLoading = parts.state === 'loading'
  return (
    <article className={styles.piece} aria-busy={isLoading}>
      <PiecePicture line={{ view, parts }} />
      <div>
        <p className={styles.name}>
          {isLoading ? (
            <span className="sr-only">{m.basket_line_loading()}</span>
          ) : (
            <UnbrokenWords text={view.title} />
          )}
        </p>
        {isLoading ? (
          <i className={skeletons.line} aria-hidden="true" />
        ) : (
          <ul>
            {view.facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
        {parts.state === 'failed' && (
          <p className="caption">
            {m.basket_line_incomplete()}{' '}
            <button type="button" className="link" onClick={parts.retry}>
              {m.basket_retry()}
            </button>
          </p>
        )}
      </div>
    </article>
  )
}

/** Its picture alone, or the shape of it. */
export function PiecePicture({ line: { view, parts } }: { line: Pick<OrderLine, 'view' | 'parts'> }) {
  return (
    <div className={stages.stage}>
      {parts.state === 'loading' ? (
        <i className={skeletons.stage} />
      ) : (
        <Picture
          picture={shownPicture(view.picture, { stoneColour: view.stoneColour })}
          alt=""
          sizes="5.5rem"
          isEager
        />
      )}
    </div>
  )
}
