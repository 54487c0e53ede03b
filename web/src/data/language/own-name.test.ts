import { expect, it } from 'vitest'
import { ownName } from './own-name.ts'

const german = { 'emerald-cut': () => 'Smaragdschliff', full: () => 'rundum besetzt' }

it.each([
  [{ slug: 'emerald-cut', name: 'Emerald' }, 'Smaragdschliff'],
  [{ slug: 'full', name: 'Full' }, 'Rundum besetzt'],
  [{ slug: 'gia', name: 'GIA' }, 'GIA'],
])(
  'an option is called by the word of the language, and by its name where there is none: %j',
  (option, name) => {
    expect(ownName(option, german)).toBe(name)
  },
)

it.each([
  [{ slug: 'emerald-cut', name: 'Emerald' }, 'Emerald'],
  [{ slug: 'her', name: 'For Her' }, 'For Her'],
])('is called in English as the vocabulary does: %j', (option, name) => {
  expect(ownName(option)).toBe(name)
})
