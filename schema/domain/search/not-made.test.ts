import { expect, it } from 'vitest'
import { withNearest } from './not-made.ts'

it.each([
  ['Watch', 'bracelet', [['watch', 'bracelet']]],
  [
    'silver brooches for her',
    'white gold pendant for her',
    [
      ['silver', 'white gold'],
      ['brooches', 'pendant'],
    ],
  ],
  [
    'smartwatch and watches',
    'bracelet and bracelet',
    [
      ['smartwatch', 'bracelet'],
      ['watches', 'bracelet'],
    ],
  ],
  ['charm', 'bracelet', [['charm', 'bracelet']]],
  ['charms', 'bracelet', [['charms', 'bracelet']]],
  ['brooch', 'pendant', [['brooch', 'pendant']]],
  ['choker', 'necklace', [['choker', 'necklace']]],
  ['chokers', 'necklace', [['chokers', 'necklace']]],
  ['tiara', 'necklace', [['tiara', 'necklace']]],
  ['tiaras', 'necklace', [['tiaras', 'necklace']]],
  ['piercing', 'stud', [['piercing', 'stud']]],
  ['piercings', 'stud', [['piercings', 'stud']]],
  ['helix', 'stud', [['helix', 'stud']]],
  ['tragus', 'stud', [['tragus', 'stud']]],
  ['steel', 'white gold', [['steel', 'white gold']]],
  ['titanium', 'white gold', [['titanium', 'white gold']]],
  ['tungsten', 'white gold', [['tungsten', 'white gold']]],
  ['moissanite', 'lab-grown diamond', [['moissanite', 'lab-grown diamond']]],
  ['moissanites', 'lab-grown diamond', [['moissanites', 'lab-grown diamond']]],
  ['zirconia', 'lab-grown diamond', [['zirconia', 'lab-grown diamond']]],
  ['zirconias', 'lab-grown diamond', [['zirconias', 'lab-grown diamond']]],
  ['CZ', 'lab-grown diamond', [['cz', 'lab-grown diamond']]],
  ['watchful eye', 'watchful eye', []],
  ['oval halo', 'oval halo', []],
])('“%s” is read as “%s”', (text, read, notMade) => {
  expect(withNearest(text)).toEqual({
    text: read,
    notMade: notMade.map(([typed, readAs]) => ({ typed, readAs })),
  })
})
