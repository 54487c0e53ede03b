import type { BlockOf } from '@shop/schema/http/content-blocks'
import { createIsomorphicFn } from '@tanstack/react-start'
import { reportError } from '#data/report-error.ts'
import { lazyComponent } from '#ui/lazy-component.ts'
import { RichWords } from '../rich-words.tsx'
import { Drawing } from './drawing.tsx'
import styles from './content-drawing.module.css'

/** The server has the code; a browser fetches it where it draws a page itself. */
const onServer = createIsomorphicFn()
  .server(() => Drawing)
  .client(() => null)

const lazyDrawing = lazyComponent(loadDrawing, onServer(), (error) =>
  reportError(error, { where: 'drawing' }),
)

// In development styles come with their modules alone: what stands as the server wrote it would lose its own.
if (import.meta.env.DEV && !import.meta.env.SSR) void loadDrawing()

async function loadDrawing() {
  return (await import('./drawing.tsx')).Drawing
}

/** A picture that is drawn from the geometry of what the shop sells, and what stands below it. */
export function ContentDrawing({
  block: { name, shape, gem, caption },
}: {
  readonly block: BlockOf<'drawing'>
}) {
  return (
    <figure className={styles.figure}>
      <lazyDrawing.Component {...{ name, shape, gem }} />
      {caption && (
        <figcaption>
          <RichWords text={caption} />
        </figcaption>
      )}
    </figure>
  )
}
