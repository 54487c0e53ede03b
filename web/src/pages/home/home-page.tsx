import { useSuspenseQuery } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { reportError } from '#data/report-error.ts'
import { lazyComponent } from '#ui/lazy-component.ts'
import { LazyHydration } from '#ui/lazy-hydration.tsx'
import { BelowTiles } from './below-tiles.tsx'
import { Hero } from './hero.tsx'
import { homeQuery } from './home-query.ts'
import { Shapes } from './shapes.tsx'
import { StyleTiles } from './style-tiles.tsx'

/** Links that work without it: its code comes when a visitor nears it. */
const preloadedBelowTiles = createIsomorphicFn()
  .server(() => BelowTiles)
  .client(() => null)
const belowTiles = lazyComponent(
  async () => (await import('./below-tiles.tsx')).BelowTiles,
  preloadedBelowTiles(),
  (error) => reportError(error, { where: 'home' }),
)

/** A look-book: a ring, the shapes, the lists in pictures, two stones, the workshop, the boutiques, the way to a ring. */
export function HomePage() {
  const view = useSuspenseQuery(homeQuery()).data
  return (
    <>
      <Hero hero={view.hero} settings={view.settings} />
      <Shapes />
      <StyleTiles tiles={view.tiles} settings={view.settings} />
      <LazyHydration code={belowTiles}>
        <belowTiles.Component view={view} />
      </LazyHydration>
    </>
  )
}
