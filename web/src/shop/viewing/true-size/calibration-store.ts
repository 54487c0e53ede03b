import { persisted } from '#data/persisted.ts'
import type { Calibration } from './calibration.ts'

/** How large this browser's screen shows a millimetre, for every piece and every visit. */
const store = persisted<{ -readonly [Field in keyof Calibration]: Calibration[Field] }>(
  'true-size',
  ({ nullable, number, object, positive }) =>
    object({
      pxPerMm: nullable(number().check(positive())),
      pixelRatio: nullable(number().check(positive())),
    }),
  { pxPerMm: null, pixelRatio: null },
)

/** The calibration for rendering; none on the server and until the page is hydrated. */
export const useCalibration: () => Calibration = store.use

/** Keeps how large a millimetre is on this screen, at this zoom. */
export function keepCalibration(pxPerMm: number, pixelRatio: number): void {
  store.update(() => ({ pxPerMm, pixelRatio }))
}
