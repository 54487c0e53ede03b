import { fingerSizes } from '@shop/schema/domain/vocabulary/finger-size'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { m } from '#generated/paraglide/messages.js'
import styles from './ring-sizer.module.css'

/** How long the line is that tells whether a printer kept to the size. */
const checkLineMm = 50

/** Of the lines, in millimetres: a circle is as wide as the inside of a ring at its outer edge. */
const strokeMm = 0.25

/**
 * A sheet for a printer with the inside of a ring of every size, as large as it is, and a line to check that by. On paper
 * it is all there is of the page; on a screen nothing. Prints itself, and says when that is over.
 */
export function RingSizer({ onPrinted }: { onPrinted: () => void }) {
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted)
    window.print()
    return () => window.removeEventListener('afterprint', onPrinted)
  }, [onPrinted])
  return createPortal(
    <div className={styles.sheet} data-testid="ring-sizer">
      <h1>{m.sizer_title()}</h1>
      <p>{m.sizer_check()}</p>
      <svg
        className={styles.line}
        style={{ inlineSize: `${checkLineMm}mm` }}
        viewBox={`0 0 ${checkLineMm} 4`}
      >
        <title>{m.sizer_line()}</title>
        <path d={`M0 2H${checkLineMm}M0.1 0v4M${checkLineMm - 0.1} 0v4`} strokeWidth={strokeMm} />
      </svg>
      <p>{m.sizer_use()}</p>
      <ol>
        {fingerSizes.map(({ uk, diameterMm }) => (
          <li key={uk}>
            <svg
              style={{ inlineSize: `${diameterMm}mm`, blockSize: `${diameterMm}mm` }}
              viewBox={`0 0 ${diameterMm} ${diameterMm}`}
              aria-hidden="true"
            >
              <circle
                cx={diameterMm / 2}
                cy={diameterMm / 2}
                r={(diameterMm - strokeMm) / 2}
                strokeWidth={strokeMm}
              />
            </svg>
            <b>{uk}</b>
          </li>
        ))}
      </ol>
    </div>,
    document.body,
  )
}
