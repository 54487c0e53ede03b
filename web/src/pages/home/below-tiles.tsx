import { Boutiques } from './boutiques.tsx'
import type { HomeView } from './home-view.ts'
import { HowItWorks } from './how-it-works.tsx'
import { ListTiles } from './list-tiles.tsx'
import { Twins } from './twins.tsx'
import { Workshop } from './workshop.tsx'

/** All of the home page that nobody sees without scrolling. */
export function BelowTiles({ view: { tiles, twins, steps } }: { view: HomeView }) {
  return (
    <>
      <ListTiles tiles={tiles} />
      {twins && <Twins twins={twins} />}
      <Workshop />
      <Boutiques />
      <HowItWorks steps={steps} />
    </>
  )
}
