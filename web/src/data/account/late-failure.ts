type Listener = (isUnsaid: boolean) => void

let listener: Listener = () => {}

/** Has somebody told of each change that fails on a page that was left, and that the next change makes old. */
export function watchLateFailure(tell: Listener): void {
  listener = tell
}

/** Tells that a change has failed once its page had been left, where nothing says so any more; or that it is old. */
export function tellLateFailure(isUnsaid: boolean): void {
  listener(isUnsaid)
}
