import type { AssayMark } from '@shop/schema/domain/design/hallmarks'
import type { ReactNode } from 'react'
import styles from './mark-drawing.module.css'

const shield = 'M8 5h32v23c0 8-8 12-16 15.5C16 40 8 36 8 28z'
const tablet = 'M8 14h32l3 4v12l-3 4H8l-3-4V18z'

const officeMarks: Readonly<Record<AssayMark, string>> = {
  leopard:
    'M14.5 11.5l4 3c3.5-1.8 7.5-1.8 11 0l4-3-.4 7c1.5 4 .6 8-2.3 10.5L27.5 33h-7l-3.3-4c-2.9-2.5-3.8-6.5-2.3-10.5zM18.5 20.5l3 1.3M29.5 20.5l-3 1.3M22.2 26h3.6L24 28zM24 28v2M21.3 30.7c1.1.7 1.9 0 2.7-.7.8.7 1.6 1.4 2.7.7M21 17h.01M27 17h.01M24 16h.01',
  anchor:
    'M24 14.5V35M18.5 19h11M13.5 25.5C14 31 18.5 35 24 35s10-4 10.5-9.5M11.5 28.7l2-3.2 3 2.4M36.5 28.7l-2-3.2-3 2.4M26.5 12a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z',
  rose: 'M19.2 15.9A4.9 4.9 0 1 1 28.8 15.9A4.9 4.9 0 1 1 31.8 25.0A4.9 4.9 0 1 1 24.0 30.7A4.9 4.9 0 1 1 16.2 25.0A4.9 4.9 0 1 1 19.2 15.9zM28 22.5a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM26.4 19.3L28.8 15.9M27.8 23.7L31.8 25.0M24.0 26.5L24.0 30.7M20.2 23.7L16.2 25.0M21.6 19.3L19.2 15.9',
  castle:
    'M12 34V17h1.6v2h1.8v-2H17v2h1.6v-2H20v8M28 25v-8h1.4v2H31v-2h1.6v2h1.8v-2H36v17H12M20 25V11h1.4v2h1.8v-2h1.6v2h1.8v-2H28v14M21.5 34v-4a2.5 2.5 0 0 1 5 0v4',
}

/** The mark of an assay office, drawn simply; its name stands beside it. */
export function OfficeMark({ mark }: { readonly mark: AssayMark }) {
  return (
    <Drawing>
      <path d={shield} />
      <path d={officeMarks[mark]} />
    </Drawing>
  )
}

/** A mark of letters or figures in its frame. */
export function TextMark({ text }: { readonly text: string }) {
  return (
    <Drawing>
      <path d={tablet} />
      <text x="24" y="28.5">
        {text}
      </text>
    </Drawing>
  )
}

function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg className={styles.mark} viewBox="0 0 48 48" aria-hidden="true">
      {children}
    </svg>
  )
}
