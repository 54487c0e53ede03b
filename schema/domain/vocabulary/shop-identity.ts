/**
 * Who the shop is: the one file to replace for another shop (rules/identity#the-shop). Numbers come from the
 * ranges that are reserved for fiction.
 */
export const shopIdentity = {
  brand: 'Ashcombe',
  legalName: 'Ashcombe Jewellers Limited',
  companyNumber: '99001937',
  vatNumber: 'GB 000 1937 00',
  /** Where the company is registered, as its invoices say it; the postcode is none. */
  registeredOffice: ['Hatton Garden', 'London', 'EC1N 0AA'],
  email: 'hello@ashcombe.example.com',
  /** National form, as people read it, and E.164 for links. */
  freephone: { shown: '0808 157 0142', link: '+448081570142' },
  whatsApp: { shown: '07700 900123', href: 'https://wa.me/447700900123' },
  /** Pages of the shop elsewhere; where a real shop's would be stands the address that is reserved for examples. */
  social: [
    { name: 'Instagram', href: 'https://example.com/?instagram=ashcombe' },
    { name: 'Pinterest', href: 'https://example.com/?pinterest=ashcombe' },
    { name: 'Facebook', href: 'https://example.com/?facebook=ashcombe' },
    { name: 'YouTube', href: 'https://example.com/?youtube=ashcombe' },
  ],
  /** What the shop publishes, at an address of its own. */
  magazine: 'https://example.com/?magazine=ashcombe',
  /** Who vouches for the workshop, by the marks of `ui/icons.svg`; messages name each. None of these bodies exists. */
  accreditations: ['crown', 'seal', 'gem', 'scales'],
  /**
   * `slug` is of its page, `location` what the contract calls it for whoever is advised there. `hours` name every day of the
   * week once, Sunday being 0; null where the boutique is shut.
   */
  boutiques: [
    {
      name: 'London',
      slug: 'london',
      location: 'LONDON',
      street: 'Hatton Garden',
      phone: { shown: '020 7946 0321', link: '+442079460321' },
      hours: [
        { days: [1, 5], open: ['10:00', '18:00'] },
        { days: [6, 6], open: ['10:00', '17:00'] },
        { days: [0, 0], open: null },
      ],
    },
    {
      name: 'Manchester',
      slug: 'manchester',
      location: 'MANCHESTER',
      street: 'King Street',
      phone: { shown: '0161 496 0123', link: '+441614960123' },
      hours: [
        { days: [3, 5], open: ['10:00', '18:00'] },
        { days: [6, 6], open: ['10:00', '17:00'] },
        { days: [0, 2], open: null },
      ],
    },
    {
      name: 'Cheshire',
      slug: 'cheshire',
      location: 'HALE',
      street: 'Ashley Road, Hale',
      phone: { shown: '01632 960111', link: '+441632960111' },
      hours: [
        { days: [1, 5], open: ['10:00', '17:30'] },
        { days: [6, 6], open: ['10:00', '17:00'] },
        { days: [0, 0], open: null },
      ],
    },
  ],
} as const
