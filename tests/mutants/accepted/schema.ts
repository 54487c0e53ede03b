import { forTheCompiler, ofTheCode, oneId, remembered, sameEitherWay } from './shared-reasons.ts'
import type { Table } from './table.ts'

/** What may survive in the rules and words of `schema/domain`. */
export const inSchema: Table = {
  'schema/domain/addresses/attributes-bounds.ts': {
    [forTheCompiler]: [
      ['[]', '["Stryker was here"]'],
      ['min === undefined || max === undefined', 'min === undefined && max === undefined'],
      ['min === undefined', 'false'],
      ['max === undefined', 'false'],
    ],
    'grades upside down are none either': [['max === -1', 'false']],
  },
  'schema/domain/addresses/attributes.ts': {
    [ofTheCode]: [['`${slug} is not an option of ${key}`', '``']],
    [forTheCompiler]: [['group?.options', 'group.options']],
    'no option is called so': [['[]', '["Stryker was here"]']],
  },
  'schema/domain/addresses/product-path.ts': {
    'a piece that is not sold from stock has all of its parts': [
      ['[]', '["Stryker was here"]'],
      ['soldCombinations(design)?.flat', 'soldCombinations(design).flat'],
    ],
    'no choice is called by nothing; the compiler wants to be told': [
      ['size === null', 'false'],
      ['weight === null', 'false'],
      ['options[size]?.name', 'options[size].name'],
      ['{ size: null, weight: null }', '{}'],
      ['name === null', 'false'],
      ['name !== null', 'true'],
    ],
  },
  'schema/domain/addresses/shown-pages.ts': {
    'an empty text says no pages, whichever way it is read': [
      ["segment === ''", 'false'],
      ["''", '"Stryker was here!"'],
      ['[]', '["Stryker was here"]'],
    ],
  },
  'schema/domain/basket/basket-expiry.ts': {
    'null is no time that can be read either, and those are left out as well; the compiler wants to be told':
      [['addedAt === null', 'false']],
  },
  'schema/domain/basket/coupons.ts': {
    'without a coupon no line is looked up among those that it is for': [['[]', '["Stryker was here"]']],
    'a line that a coupon is for has a coupon; the compiler wants to be told': [
      ['coupon?.effect', 'coupon.effect'],
    ],
  },
  'schema/domain/booking/boutique-hours.ts': {
    'at that minute it is open already': [['time < today.opens', 'time <= today.opens']],
    'hours name every day; the compiler wants to be told': [
      [
        'hours.find(({ days: [first, last] }) => first <= asDay && asDay <= last)?.open',
        'hours.find(({ days: [first, last] }) => first <= asDay && asDay <= last).open',
      ],
    ],
  },
  'schema/domain/booking/consultation-days.ts': {
    'no day of the week is a text': [['[]', '["Stryker was here"]']],
    'a date ends with its day': [['/-(?:12-25|12-26|01-01)$/', '/-(?:12-25|12-26|01-01)/']],
    'there is one such time, for all or for some': [
      [
        'openSundays.some( ({ locations, from, to }) => locations.includes(location) && from <= day && day <= to, )',
        'openSundays.every(({ locations, from, to }) => locations.includes(location) && from <= day && day <= to)',
      ],
    ],
  },
  'schema/domain/delivery/bundled-bank-holidays.ts': {
    [sameEitherWay]: [['a.date < b.date', 'a.date <= b.date']],
    [forTheCompiler]: [['first === undefined', 'false']],
  },
  'schema/domain/delivery/delivery-days.ts': {
    [sameEitherWay]: [['day > latest', 'day >= latest']],
  },
  'schema/domain/delivery/gem-delivery.ts': {
    [forTheCompiler]: [
      ["'LATER'", '""'],
      [
        'gemDeliveries.find(({ mostDays }) => mostDays === null || days <= mostDays)?.value',
        'gemDeliveries.find(({ mostDays }) => mostDays === null || days <= mostDays).value',
      ],
    ],
    'what comes later is the last of them either way': [['mostDays === null', 'false']],
  },
  'schema/domain/design/design-shapes.ts': {
    [oneId]: [
      ['shape.ids.some((id) => ids.includes(id))', 'shape.ids.every(id => ids.includes(id))'],
      ['shape.ids.some((id) => id === first?.id)', 'shape.ids.every(id => id === first?.id)'],
    ],
    'without a first shape none is looked at': [['first?.id', 'first.id']],
  },
  'schema/domain/design/displayed-metal.ts': {
    'no option has such an id': [['[]', '["Stryker was here"]']],
  },
  'schema/domain/design/metals.ts': {
    [remembered]: [
      ['metal === undefined', 'true'],
      ['read.set(optionName, metal)', ';'],
    ],
    [ofTheCode]: [['`Not a metal of this design: ${option.name}`', '``']],
    'the first of what was found, the whole, is not looked at': [['[]', '["Stryker was here"]']],
    'it takes all from the first character to the last in any case': [
      ['/^(?:(9|14|18)ct )?(.+)$/', '/(?:(9|14|18)ct )?(.+)$/', '/^(?:(9|14|18)ct )?(.+)/'],
      ['/^(?:(9|14|18)ct-)?(.+)$/', '/(?:(9|14|18)ct-)?(.+)$/', '/^(?:(9|14|18)ct-)?(.+)/'],
    ],
    'only metals are put in order; the compiler wants to be told': [
      ['parseMetal(before.name)?.colour', 'parseMetal(before.name).colour'],
      ['parseMetal(name)?.colour', 'parseMetal(name).colour'],
    ],
  },
  'schema/domain/design/nearest-option.ts': {
    'only metals are put in order; the compiler wants to be told': [
      ['-1', '+1'],
      ['metal?.carat', 'metal.carat'],
    ],
  },
  'schema/domain/design/product-choice.ts': {
    'one of each is chosen; the compiler wants to be told': [
      ['[]', '["Stryker was here"]'],
      ["''", '"Stryker was here!"'],
      ['options[name]?.id', 'options[name].id'],
    ],
    [oneId]: [
      ['shape?.ids.some((shapeId) => shapeId === id)', 'shape?.ids.every(shapeId => shapeId === id)'],
    ],
  },
  'schema/domain/design/product-engraving.ts': {
    'no id, no attribute, and not a part that is looked at': [['[]', '["Stryker was here"]']],
    'neither is a number of letters': [["''", '"Stryker was here!"']],
  },
  'schema/domain/orders/order-stage-plan.ts': {
    [sameEitherWay]: [['atMs > beforeMs', 'atMs >= beforeMs']],
    [forTheCompiler]: [['nextMs === undefined', 'false']],
  },
  'schema/domain/prices/card-list-price.ts': {
    'nothing and no pounds at all are the same amount': [['lower.digits < 0n', 'lower.digits <= 0n']],
    'no option has such an id': [['[]', '["Stryker was here"]']],
  },
  'schema/domain/prices/design-price-range.ts': {
    'what is not the cheapest is the dearest': [["'dearest'", '""']],
    'both are there or neither is': [['!from || !to', '!from && !to']],
    'no option has such an id': [['[]', '["Stryker was here"]']],
  },
  'schema/domain/prices/design-sum.ts': {
    [ofTheCode]: [
      ["`${design.sku} cannot be priced with ${optionIds.join(', ')}`", '``'],
      ["', '", '""'],
    ],
  },
  'schema/domain/prices/gemstone-price.ts': {
    'no per cent off is not below the price before, which is asked as well': [
      ['salePercent > 0', 'true', 'salePercent >= 0'],
    ],
    'no list of subcategories holds null; the compiler wants to be told': [['subCategory !== null', 'true']],
  },
  'schema/domain/prices/piece-price.ts': {
    [oneId]: [['shape.ids.some((shapeId) => shapeId === id)', 'shape.ids.every(shapeId => shapeId === id)']],
  },
  'schema/domain/search/search-price.ts': {
    [sameEitherWay]: [
      ['least !== null', 'true'],
      ['least > most', 'least >= most'],
    ],
  },
  'schema/domain/search/search-text.ts': {
    'words that differ too much are left early for speed alone': [
      ['Math.abs(a.length - b.length) > most', 'false'],
      ['Math.min(...row) > most', 'false'],
    ],
    'the row before the first is not looked at': [['[]', '["Stryker was here"]']],
  },
  'schema/domain/stones/face-up-size.ts': {
    'one carat is the same by tenths and by twentieths': [['carat < 1', 'carat <= 1']],
    'no stone measures that very share': [
      ['Math.abs(share - 1) < seenShare', 'Math.abs(share - 1) <= seenShare'],
    ],
  },
  'schema/domain/stones/matched-pair.ts': {
    'no grade is called so': [
      ['[]', '["Stryker was here"]'],
      ["''", '"Stryker was here!"'],
    ],
    [sameEitherWay]: [['a <= b', 'a < b']],
  },
  'schema/domain/stones/stone-fit.ts': {
    [ofTheCode]: [["'Nothing fits without a stone'", '""']],
    'a stone as long as the smallest head takes fits it': [
      ['measLength < smallest.lengthMin', 'measLength <= smallest.lengthMin'],
    ],
    'no size is called so': [['[]', '["Stryker was here"]']],
  },
  'schema/domain/trade-offs/stone-trade-offs-front.ts': {
    [forTheCompiler]: [
      ['!stone', 'false'],
      ['false', 'true'],
    ],
    'a stone shows its own price': [['index > place', 'index >= place']],
  },
  'schema/domain/trade-offs/stone-trade-offs.ts': {
    [forTheCompiler]: [
      ['[]', '["Stryker was here"]'],
      ['!each || !reference', 'false', '!each && !reference'],
    ],
    'what no stone has is shown of none': [
      ['balanced === undefined', 'false'],
      ['holder !== undefined', 'true'],
    ],
  },
  'schema/domain/values/calendar.ts': {
    [forTheCompiler]: [
      [
        'march !== undefined && october !== undefined',
        'true',
        'march !== undefined || october !== undefined',
      ],
      ['march !== undefined', 'true'],
      ['october !== undefined', 'true'],
    ],
    'nothing stands before or behind a date, which is looked at anew': [
      ['/-(?:12-25|12-26|01-01)$/', '/-(?:12-25|12-26|01-01)/'],
      [String.raw`/^\d{4}-\d\d-\d\d$/`, String.raw`/\d{4}-\d\d-\d\d$/`, String.raw`/^\d{4}-\d\d-\d\d/`],
    ],
  },
  'schema/domain/values/money.ts': {
    [remembered]: [
      ["typeof value === 'string'", 'true', 'false', "typeof value !== 'string'"],
      ["'string'", '""'],
      ['!exact', 'true'],
      ['read.size >= mostRead', 'true', 'false', 'read.size > mostRead', 'read.size < mostRead'],
      ['read.set(value, exact)', ';'],
    ],
    'powers that are not at hand are worked out': [
      ['{ length: 20 }', '{}'],
      ['(_, exponent) => 10n ** BigInt(exponent)', '() => undefined'],
    ],
    [sameEitherWay]: [
      ['a < b', 'a <= b'],
      ['amount.digits < 0n', 'amount.digits <= 0n'],
      ['amount.scale <= places', 'amount.scale < places'],
      ['places >= scale', 'places > scale'],
      ['scale < 0', 'scale <= 0'],
      ["'0'", '""'],
    ],
    [forTheCompiler]: [
      ["''", '"Stryker was here!"'],
      ["typeof value !== 'number'", 'false'],
    ],
  },
  'schema/domain/vocabulary/engraving.ts': {
    'null is less than 3; the compiler wants to be told': [['place.bandWidthMm !== null', 'true']],
    'it is asked of one sign at a time': [['/^[A-Za-z0-9 ]$/', '/[A-Za-z0-9 ]$/']],
  },
  'schema/domain/vocabulary/finger-size.ts': {
    'no whole millimetre lies half way between two sizes': [
      ['distance(size) < distance(best)', 'distance(size) <= distance(best)'],
    ],
    'a whole has four quarters; the compiler wants to be told': [["''", '"Stryker was here!"']],
  },
  'schema/domain/vocabulary/gem-hues.ts': {
    [forTheCompiler]: [["''", '"Stryker was here!"']],
  },
  'schema/domain/vocabulary/postcode.ts': {
    [forTheCompiler]: [
      ['[]', '["Stryker was here"]'],
      ['outward === undefined || inward === undefined', 'outward === undefined && inward === undefined'],
      ['outward === undefined', 'false'],
      ['inward === undefined', 'false'],
    ],
  },
}
