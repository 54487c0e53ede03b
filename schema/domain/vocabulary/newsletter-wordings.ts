/** What somebody agrees to who asks for letters, the wording of today first; a text never changes (rules/enquiries#newsletter). */
export const newsletterWordings = [
  { version: '2026-11', text: 'By subscribing you agree to hear from us. Leave at any time.' },
] as const
