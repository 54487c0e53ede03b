/** The form as it was asked for over a page; another one each time. */
export interface EnquiryOpening {
  readonly count: number
  /** What had the focus, and has it again when the form is closed. */
  readonly opener: HTMLElement | null
}

let count = 0
let opening: EnquiryOpening | null = null
const listeners = new Set<() => void>()

/** Opens the contact form over whatever page is shown (rules/enquiries#contact-form). */
export function openEnquiry(): void {
  const { activeElement } = document
  count += 1
  tell({ count, opener: activeElement instanceof HTMLElement ? activeElement : null })
}

/** Takes the form away; one that was opened since stays. */
export function endEnquiry(ended: EnquiryOpening): void {
  if (ended === opening) tell(null)
}

/** The form that is open; null for none. */
export function enquiryOpening(): EnquiryOpening | null {
  return opening
}

export function listenToEnquiry(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}

/**
 * What marks a link that opens the form, also before its part of the page is awake (`enquiry-host`). It leads to the page of
 * the same form where there is no script.
 */
export const opensEnquiry = { 'aria-haspopup': 'dialog', 'data-enquiry': '' } as const

function tell(next: EnquiryOpening | null): void {
  opening = next
  for (const listener of listeners) listener()
}
