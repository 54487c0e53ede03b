import styles from './swatch.module.css'

/** A disc in the colour of a metal; its name stands beside it or in the control around it. */
export function Swatch({ colour }: { colour: string }) {
  return <span className={`${styles.swatch} ${styles[colour] ?? ''}`} aria-hidden="true" />
}
