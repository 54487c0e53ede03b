import { closedPath } from '#shop/viewing/true-size/seen-from-above.ts'
import styles from '../drawing.module.css'
import { bandMm, clusterFromFront } from './cluster-lines.ts'

/** How far the stones are drawn above their seats before they are set. */
const liftMm = 4.5

/** The model: nothing but lines, as on a screen. */
export function ModelOfRing() {
  return <RingFromFront isModel liftMm={0} />
}

/** The mounted ring, its stones above their seats. */
export function MakingOfRing() {
  return <RingFromFront liftMm={liftMm} />
}

/** The ring as it is handed over. */
export function LastLook() {
  return <RingFromFront liftMm={0} />
}

function RingFromFront({ isModel = false, liftMm: lift }: { isModel?: boolean; liftMm: number }) {
  const { metal, diamonds, sapphire } = clusterFromFront()
  const [metalLook, diamondLook, sapphireLook] = isModel
    ? [styles.facets, styles.facets, styles.facets]
    : [styles.metal, styles.body, styles.sapphire]
  return (
    <>
      <path className={metalLook} fillRule="evenodd" d={ring(bandMm.outside) + ring(bandMm.inside)} />
      {metal.map((line, index) => (
        <path key={index} className={metalLook} d={closedPath(line)} />
      ))}
      <g transform={`translate(0 ${-lift})`}>
        {diamonds.map((line, index) => (
          <path key={index} className={diamondLook} d={closedPath(line)} />
        ))}
        {sapphire.map((line, index) => (
          <path key={index} className={sapphireLook} d={closedPath(line)} />
        ))}
      </g>
    </>
  )
}

/** A circle as a path, so that one within another leaves a ring. */
function ring(radiusMm: number): string {
  return `M${-radiusMm} 0a${radiusMm} ${radiusMm} 0 1 0 ${2 * radiusMm} 0a${radiusMm} ${radiusMm} 0 1 0 ${-2 * radiusMm} 0Z`
}
