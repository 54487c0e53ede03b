import { ukScale } from '@shop/schema/domain/vocabulary/finger-size'
import { m } from '#generated/paraglide/messages.js'
import { PrintSizer, SizeConverter, SizeTable } from '#shop/design/size/size-converter.tsx'
import styles from './tool.module.css'

/** The converter of finger sizes of every ring's page, the whole table, and a sizer to print. */
export function RingSizeTool() {
  return (
    <div className={styles.tool}>
      <div>
        <SizeConverter />
      </div>
      <div className={styles.controls}>
        <p>{m.guide_measure_tip()}</p>
        <p>{m.tool_ring_size_print()}</p>
        <div>
          <PrintSizer />
        </div>
      </div>
      <div className={styles.wide}>
        <SizeTable sizes={ukScale} />
      </div>
    </div>
  )
}
