import { dialogOpening } from '../dialog-opening.ts'

/** The contact form over a page (rules/enquiries#contact-form). */
export const enquiry = dialogOpening()

/**
 * What marks a link that opens the form, also before its part of the page is awake (`enquiry-host`). It leads to the page of
 * the same form where there is no script.
 */
export const opensEnquiry = { 'aria-haspopup': 'dialog', 'data-enquiry': '' } as const
