import { describe, expect, it } from 'vitest'
import { forgottenText, type Forgotten } from './forgotten-text.ts'

const known: Forgotten = { isSettingUnknown: false, unknownIds: [], hasSetting: true, knownCount: 1 }

describe('what is said of kept choices that the shop does not know', () => {
  it.each([
    ['nothing while it knows them all', {}, null],
    [
      'a setting, beside its stone',
      { isSettingUnknown: true, hasSetting: false },
      'A setting you had chosen is not known any more. Your stone is kept.',
    ],
    [
      'a setting, beside a pair',
      { isSettingUnknown: true, hasSetting: false, knownCount: 2 },
      'A setting you had chosen is not known any more. Your stones are kept.',
    ],
    [
      'a setting by itself',
      { isSettingUnknown: true, hasSetting: false, knownCount: 0 },
      'A setting you had chosen is not known any more.',
    ],
    [
      'a stone',
      { unknownIds: ['1'], knownCount: 0 },
      'A stone you had chosen is not known any more. Your setting is kept.',
    ],
    [
      'one of a pair without a setting',
      { unknownIds: ['1'], hasSetting: false },
      'A stone you had chosen is not known any more. Your stone is kept.',
    ],
    [
      'both',
      { isSettingUnknown: true, unknownIds: ['1'], hasSetting: false, knownCount: 0 },
      'The setting and the stone you had chosen are not known any more.',
    ],
  ])('%s', (_, change, text) => expect(forgottenText({ ...known, ...change })).toBe(text))
})
