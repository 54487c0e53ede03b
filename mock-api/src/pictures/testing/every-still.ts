import { keysOf, showsClearStone, wantedTraces } from '@shop/fixtures/imagery/pictures'
import { stillsOf, type Stills } from '../stills.ts'

/** Every picture that the shop wants, each the same few bytes: what a test says holds before all are rendered. */
export function everyStill(): Stills {
  const manifest = Object.fromEntries(
    wantedTraces().flatMap((trace) =>
      keysOf(trace).map((key) => [
        key,
        {
          hash: key.replaceAll('/', '_'),
          side: trace.sides[0] ?? 320,
          bytes: 8,
          placeholder: 'data:image/webp;base64,AA',
          ...(showsClearStone(trace) && { stoneMask: trace.key.replaceAll('/', '_') }),
        },
      ]),
    ),
  )
  return stillsOf(manifest, async (hash, file) => new TextEncoder().encode(`${hash} ${file}`))
}
