import { bandProfiles } from '@shop/schema/domain/vocabulary/taxonomy'
import { usualDepthMm } from '@shop/schema/geometry/pieces/plain-band'
import { profileSection } from '@shop/schema/geometry/primitives/sections'
import { ownNameOf } from '#data/language/own-name.ts'
import { m } from '#generated/paraglide/messages.js'
import { closedPath } from '#shop/viewing/true-size/seen-from-above.ts'
import styles from './drawing.module.css'

const widthMm = 5
const depthMm = usualDepthMm(widthMm)
const marginMm = 0.3

/** The sections of plain bands side by side, the finger below. */
export function BandProfiles() {
  return (
    <div className={`${styles.stage} ${styles.row}`}>
      {bandProfiles.map(({ slug, name }) => (
        <figure key={slug}>
          <svg
            className={styles.drawing}
            viewBox={`${-widthMm / 2 - marginMm} ${-depthMm - marginMm} ${widthMm + 2 * marginMm} ${depthMm + 2 * marginMm}`}
            role="img"
            aria-label={m.drawing_profile_alt({ name: ownNameOf(name) })}
          >
            <path
              className={styles.metal}
              d={closedPath(profileSection(slug, widthMm, depthMm).map(([out, across]) => [across, -out]))}
            />
          </svg>
          <figcaption aria-hidden="true">{ownNameOf(name)}</figcaption>
        </figure>
      ))}
    </div>
  )
}
