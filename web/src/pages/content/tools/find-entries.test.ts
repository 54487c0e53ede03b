import { expect, it } from 'vitest'
import { findEntries } from './find-entries.ts'

const entries = [
  {
    href: '#pay',
    title: 'How can I pay?',
    text: 'By card, or in instalments over 12 months.',
    subject: null,
  },
  { href: '#return', title: 'How long can I return a piece?', text: 'Within 30 days.', subject: null },
  {
    href: '#refund',
    title: 'When is my money back?',
    text: 'Within 14 days of the return, as you chose to pay.',
    subject: null,
  },
  { href: '#cafe', title: 'Is there a café?', text: 'In London.', subject: null },
]

it.each([
  ['pay', ['pay', 'refund']],
  ['RETURN', ['return', 'refund']],
  ['return 30', ['return']],
  ['instal', ['pay']],
  ['cafe', ['cafe']],
  ['30days', ['return']],
  ['watch', []],
  ['pay watch', []],
  ['  ', []],
  ['?!', []],
])('%j finds %j', (entered, ids) => {
  expect(findEntries(entries, entered).map(({ href }) => href.slice(1))).toEqual(ids)
})
