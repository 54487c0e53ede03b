/** Leaves in a field what may stand there of what was typed or pasted; the caret stays behind what was typed. */
export function restrictInput(input: HTMLInputElement, kept: (typed: string) => string): void {
  const text = kept(input.value)
  if (text === input.value) return
  const before = kept(input.value.slice(0, input.selectionStart ?? undefined)).length
  input.value = text
  input.setSelectionRange(before, before)
}

/** Whether a change of a field is of a sign that is being put together from several keys, and is not there yet. */
export function isComposing(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing
}
