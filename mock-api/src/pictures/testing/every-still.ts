import { keysOf, showsClearStone, wantedSubjects } from '@shop/fixtures/imagery/pictures'
import { stillsOf, type Stills } from '../stills.ts'

/** Every picture that the shop wants, each the same few bytes: what a test says holds before all are drawn. */
export function everyStill(): Stills {
  const manifest = Object.fromEntries(
    wantedSubjects().flatMap((subject) =>
      keysOf(subject).map((key) => [
        key,
        {
          hash: key.replaceAll('/', '_'),
          side: subject.sides[0] ?? 320,
          bytes: 8,
          placeholder: 'data:image/webp;base64,AA',
          ...(showsClearStone(subject) && { stoneMask: subject.key.replaceAll('/', '_') }),
        },
      ]),
    ),
  )
  return stillsOf(manifest, async (hash, file) => new TextEncoder().encode(`${hash} ${file}`))
}
