/** The id of the part that changes with the page, which can be given the focus. */
export const contentId = 'content'
