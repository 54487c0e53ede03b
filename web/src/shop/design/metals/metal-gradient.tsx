import styles from '../engraving/engraving-preview.module.css'

/** Metal that the light falls on from above, or aslant, in the colours of the view around it. */
export function MetalGradient({ id, isSlanted = false }: { id: string; isSlanted?: boolean }) {
  return (
    <linearGradient id={id} x1="0" x2={isSlanted ? '.6' : '0'} y1="0" y2="1">
      <stop className={styles.dark} offset="0" />
      <stop className={styles.middle} offset=".3" />
      <stop className={styles.light} offset=".55" />
      <stop className={styles.middle} offset=".8" />
      <stop className={styles.dark} offset="1" />
    </linearGradient>
  )
}
