import type { BoutiqueSlug } from '@shop/schema/domain/addresses/addresses'
import { useId } from 'react'
import { ShapeOutline } from '#ui/icon.tsx'
import { boutiqueWords } from './boutique-words.ts'
import { cheshireMap } from './maps/cheshire.ts'
import { londonMap } from './maps/london.ts'
import { manchesterMap } from './maps/manchester.ts'
import type { TownMap } from './maps/town-map.ts'
import styles from './boutique-map.module.css'

const maps: Readonly<Record<BoutiqueSlug, TownMap>> = {
  london: londonMap,
  manchester: manchesterMap,
  cheshire: cheshireMap,
}

/** The streets around a boutique, drawn, with the way on foot. */
export function BoutiqueMap({ boutique }: { boutique: BoutiqueSlug }) {
  const id = useId()
  const { parks, roads, railways, circus, walk, streets, stops, here } = maps[boutique]
  return (
    <svg className={styles.map} viewBox="0 0 720 540" role="img" aria-labelledby={`${id}-title`}>
      <title id={`${id}-title`}>{boutiqueWords[boutique].map()}</title>
      <path className={styles.park} d={parks} />
      {[styles.case, styles.road].map((layer) => (
        <g key={layer} className={layer}>
          {roads.map(({ rank, path }) => (
            <path key={path} data-rank={rank} d={path} />
          ))}
        </g>
      ))}
      {railways.map((path) => (
        <g key={path} className={styles.railway}>
          <path d={path} />
          <path d={path} />
        </g>
      ))}
      {circus && <circle className={styles.circus} cx={circus[0]} cy={circus[1]} r="17" />}
      <path className={styles.walk} d={walk} />
      {streets.map(({ name, path, offset, kind }, index) => (
        <g key={path} className={styles.street} data-kind={kind}>
          <path id={`${id}-${index}`} d={path} fill="none" />
          <text dy="5">
            <textPath href={`#${id}-${index}`} startOffset={`${offset}%`} textAnchor="middle">
              {name}
            </textPath>
          </text>
        </g>
      ))}
      {stops.map(({ name, at: [x, y], text, anchor }) => (
        <g key={name} className={styles.stop}>
          <circle cx={x} cy={y} r="8" />
          <text x={text[0]} y={text[1]} textAnchor={anchor}>
            {name}
          </text>
        </g>
      ))}
      <g className={styles.here} transform={`translate(${here.join(' ')})`}>
        <circle r="25" />
        <ShapeOutline shape="round-brilliant" transform="translate(-17 -17) scale(.708)" />
      </g>
      <g className={styles.compass} transform="translate(680 40)">
        <path d="M0 22V-16M-5-9L0-18L5-9" />
        <text y="-22" textAnchor="middle">
          N
        </text>
      </g>
    </svg>
  )
}
