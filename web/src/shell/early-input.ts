import { replayInput, type KeptInput } from '#lib/replay-input.ts'

/**
 * What a visitor does before the page's script has taken over: buttons pressed and fields filled in. Nothing
 * listens yet, and what the browser shows would be overwritten by what the page remembers. So it is kept,
 * and done again as soon as the page can answer. Links lead where they lead, unless they do something first
 * (`actsFirst` of `ui/shop-link.tsx`), and whatever else works by itself is left alone.
 *
 * What the inline script leaves for `replayEarlyInput`.
 */
interface EarlyInput {
  /** The last of each element, in the order in which they were touched. */
  readonly kept: Map<Element, KeptInput>
  /** Stops keeping. A form without an address, or one that is marked as held, is never sent by the browser itself, now or later. */
  readonly stop: () => void
}

declare global {
  interface Window {
    earlyInput?: EarlyInput
  }
}

/** Does again what was done too early. Called once, after hydration and after the stores are restored. */
export function replayEarlyInput(): void {
  const early = window.earlyInput
  if (!early) return
  early.stop()
  delete window.earlyInput
  replayInput(early.kept.values())
}
