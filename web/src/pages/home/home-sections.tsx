import { Boutiques } from './boutiques.tsx'
import { Hero } from './hero.tsx'
import type { HomeView } from './home-view.ts'
import { HowItWorks } from './how-it-works.tsx'
import { ListTiles } from './list-tiles.tsx'
import { Shapes } from './shapes.tsx'
import { StyleTiles } from './style-tiles.tsx'
import { Twins } from './twins.tsx'
import { Workshop } from './workshop.tsx'

/** A look-book: a ring, the shapes, the lists in pictures, two stones, the workshop, the boutiques, the way to a ring. */
export function HomeSections({ view: { hero, settings, tiles, twins, steps } }: { view: HomeView }) {
  return (
    <>
      <Hero hero={hero} settings={settings} />
      <Shapes />
      <StyleTiles tiles={tiles} settings={settings} />
      <ListTiles tiles={tiles} />
      {twins && <Twins twins={twins} />}
      <Workshop />
      <Boutiques />
      <HowItWorks steps={steps} />
    </>
  )
}
