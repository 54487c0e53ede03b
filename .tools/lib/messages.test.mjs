import { describe, expect, it } from 'vitest'
import { problemsOfDoubles, problemsOfLanguage, problemsOfMessages, problemsOfUse } from './messages.mjs'

const kinds = (match, selectors = ['kind']) => [
  { declarations: ['input kind', 'input name'], selectors, match },
]

it('the words of the shop are in order', () => {
  expect(problemsOfMessages()).toEqual([])
})

describe('the words of a language', () => {
  it('stand once in their file, of which JSON would read the last', () => {
    const file = '{\n  "close": "Schließen",\n  "open": "Öffnen",\n  "close": "Zu"\n}\n'
    expect(problemsOfDoubles('de', file)).toEqual(['de has the message close twice'])
    expect(problemsOfDoubles('de', file.replace('  "close": "Zu"', '  "shut": "Zu"'))).toEqual([])
  })

  it.each([
    ['are whole', { close: 'Close' }, { close: 'Schließen' }, []],
    ['lack a message', { close: 'Close' }, {}, ['de has no message close']],
    ['hold one too many', {}, { close: 'Schließen' }, ['de has a message close that no other language has']],
    ['are empty', { close: 'Close' }, { close: ' ' }, ['de: close is empty']],
    [
      'leave out what they are given',
      { hello: 'Hello {name}' },
      { hello: 'Hallo' },
      ['de: hello leaves out {name}'],
    ],
    [
      'name what they are not given',
      { hello: 'Hello {name}' },
      { hello: 'Hallo {name}, {title}' },
      ['de: hello names {title}, which it is not given'],
    ],
    [
      'lack a case',
      { yours: kinds({ 'kind=ring': 'Your ring', 'kind=*': 'Your piece' }) },
      { yours: kinds({ 'kind=*': 'Ihr Stück' }) },
      ['de: yours lacks the case kind=ring'],
    ],
    [
      'have a case more, and say in words what it is told apart by',
      { yours: kinds({ 'kind=*': 'Your {kind}, {name}' }) },
      { yours: kinds({ 'kind=ring': 'Ihr Ring, {name}', 'kind=*': 'Ihr Stück, {name}' }) },
      [],
    ],
    [
      'leave something out of a case',
      { yours: kinds({ 'kind=*': 'Your piece, {name}' }) },
      { yours: kinds({ 'kind=*': 'Ihr Stück' }) },
      ['de: yours, kind=* leaves out {name}'],
    ],
    [
      'have cases where the others have none',
      { yours: 'Your piece' },
      { yours: kinds({ 'kind=*': 'Ihr Stück' }) },
      ['de: yours has cases in one language and none in the other'],
    ],
    [
      'tell cases apart by something else',
      { yours: kinds({ 'kind=*': 'Your piece' }) },
      { yours: kinds({ 'name=*': 'Ihr Stück' }, ['name']) },
      ['de: yours is not told apart by kind'],
    ],
  ])('%s', (_what, base, own, problems) => {
    expect(problemsOfLanguage('de', base, own)).toEqual(problems)
  })
})

it('a message is said somewhere, and what is said is a message', () => {
  const uses = new Map([
    ['close', 'web/src/ui/dialog.tsx'],
    ['opne', 'web/src/ui/dialog.tsx'],
  ])
  expect(problemsOfUse(['close', 'open'], uses)).toEqual([
    'Nothing says the message open',
    'There is no message opne, which web/src/ui/dialog.tsx says',
  ])
})
