/** Draws when something has changed, and at no other time. */
export interface Drawing {
  /** Asks for a picture: of the next frame, or of the first one that somebody can see. */
  readonly request: () => void
  readonly stop: () => void
}

/** The longest step of time that is shown in one frame, so that nothing jumps after a pause. */
const longestStepMs = 100

/**
 * A loop that runs as long as `draw` says that more is to come, given the milliseconds since the frame before (0
 * for the first of a movement) and the time, and pauses while the element is out of sight or its page is.
 */
export function drawingOf(element: Element, draw: (passedMs: number, now: number) => boolean): Drawing {
  let frame = 0
  let before = 0
  let isWanted = false
  let isInSight = true

  function schedule(): void {
    if (frame === 0 && isWanted && isInSight && !document.hidden) frame = requestAnimationFrame(run)
  }

  function run(now: number): void {
    frame = 0
    isWanted = draw(before === 0 ? 0 : Math.min(longestStepMs, now - before), now)
    before = isWanted ? now : 0
    schedule()
  }

  function pause(): void {
    cancelAnimationFrame(frame)
    frame = 0
    before = 0
    schedule()
  }

  const sight = new IntersectionObserver((entries) => {
    isInSight = entries.at(-1)?.isIntersecting ?? true
    pause()
  })
  sight.observe(element)
  document.addEventListener('visibilitychange', pause)

  return {
    request: () => {
      isWanted = true
      schedule()
    },
    stop: () => {
      isWanted = false
      cancelAnimationFrame(frame)
      sight.disconnect()
      document.removeEventListener('visibilitychange', pause)
    },
  }
}
