/** Screens with more pixels than this are not drawn in full: nobody sees the difference, and everybody the wait. */
const mostPixelRatio = 2
/** Shares of the full number of pixels along a side, for slow graphics. */
const shares = [1, 0.75, 0.5, 0.35] as const
/** Slower than this a movement is seen to jerk; much quicker, there is room for more pixels. */
const slowFrameMs = 28
const quickFrameMs = 12
/** What a frame takes where nothing is known yet, and how much the last one counts. */
const usualFrameMs = 16
const lastFrameShare = 0.3

/** How many of its pixels a moving picture has, and the mean time of its frames since that was decided. */
export interface Pace {
  readonly share: number
  readonly frameMs: number
}

export const fullPace: Pace = { share: 1, frameMs: usualFrameMs }

/** Pixels of the picture per CSS pixel, at rest. */
export function restingRatio(devicePixelRatio: number): number {
  return Math.min(mostPixelRatio, Math.max(1, devicePixelRatio))
}

/** The pace after one more frame that took so long. */
export function paceAfter({ share, frameMs }: Pace, lastMs: number): Pace {
  const mean = frameMs + (lastMs - frameMs) * lastFrameShare
  const place = shares.findIndex((each) => each <= share)
  const next = mean > slowFrameMs ? place + 1 : mean < quickFrameMs ? place - 1 : place
  const chosen = shares[next] ?? share
  return chosen === share ? { share, frameMs: mean } : { share: chosen, frameMs: usualFrameMs }
}
