import { expect, it } from 'vitest'
import { findQuestions } from './find-questions.ts'

const questions = [
  { id: 'pay', question: 'How can I pay?', answer: 'By card, or in instalments over 12 months.' },
  { id: 'return', question: 'How long can I return a piece?', answer: 'Within 30 days.' },
  {
    id: 'refund',
    question: 'When is my money back?',
    answer: 'Within 14 days of the return, as you chose to pay.',
  },
  { id: 'cafe', question: 'Is there a café?', answer: 'In London.' },
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
])('%j finds %j', (entry, ids) => {
  expect(findQuestions(questions, entry).map(({ id }) => id)).toEqual(ids)
})
