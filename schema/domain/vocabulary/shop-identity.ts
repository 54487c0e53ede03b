/**
 * Who the shop is: the one file to replace for another shop (rules/identity#the-shop). Numbers come from the
 * ranges that are reserved for fiction.
 */
export const shopIdentity = {
  brand: 'Ashcombe',
  legalName: 'Ashcombe Jewellers Limited',
  companyNumber: '99001937',
  vatNumber: 'GB 000 1937 00',
  email: 'hello@ashcombe.example.com',
  /** National form, as people read it, and E.164 for links. */
  freephone: { shown: '0808 157 0142', link: '+448081570142' },
  whatsApp: { shown: '07700 900123', href: 'https://wa.me/447700900123' },
  boutiques: [
    { name: 'London', street: 'Hatton Garden', phone: { shown: '020 7946 0321', link: '+442079460321' } },
    { name: 'Manchester', street: 'King Street', phone: { shown: '0161 496 0123', link: '+441614960123' } },
    {
      name: 'Cheshire',
      street: 'Ashley Road, Hale',
      phone: { shown: '01632 960111', link: '+441632960111' },
    },
  ],
} as const
