import {
  beyondTheEnd,
  costsTime,
  forTheCompiler,
  ofTheCode,
  oneId,
  remembered,
  sameEitherWay,
} from './shared-reasons.ts'
import type { Table } from './table.ts'

/** What may survive where the mock shows pieces and stones: catalogue, stones, search, pictures and sales. */
export const inMockCatalogue: Table = {
  'mock-api/src/catalogue/asset-route.ts': {
    'no piece has such a sku': [
      ["''", '"Stryker was here!"'],
      ['[]', '["Stryker was here"]'],
    ],
  },
  'mock-api/src/catalogue/design-assets.ts': {
    [forTheCompiler]: [
      [
        'metalColours.find(({ slug }) => slug === metal)?.name',
        'metalColours.find(({ slug }) => slug === metal).name',
      ],
    ],
    'no shape has such an id': [['[]', '["Stryker was here"]']],
  },
  'mock-api/src/catalogue/design-index.ts': {
    'every group is there for every design; the compiler wants to be told': [
      ['idsByGroup.get(name)?.has', 'idsByGroup.get(name).has'],
      ['entry.idsByGroup.get(groupName)?.has', 'entry.idsByGroup.get(groupName).has'],
    ],
    'what is no piece takes none from the shelf': [['[]', '["Stryker was here"]']],
    'where nothing is taken the copies are the same, and cost time': [
      ['stockLeft.isWhole', 'false'],
      ['design === entry.design', 'false'],
    ],
  },
  'mock-api/src/catalogue/design-order.ts': {
    'a sort asks only whether one comes before the other': [['a < b', 'false', 'a <= b']],
  },
  'mock-api/src/catalogue/design-pictures.ts': {
    [remembered]: [
      ['known.set(stills, ofStills)', ';'],
      ['ofStills.set(design, pictures)', ';'],
    ],
    'only metals are put in order; the compiler wants to be told': [
      ['[]', '["Stryker was here"]'],
      ['parseMetal(name)?.colour', 'parseMetal(name).colour'],
      ['!metal', 'false'],
    ],
    'no picture has null for its key; the compiler wants to be told': [['key === null', 'false']],
  },
  'mock-api/src/catalogue/design-query.ts': {
    [oneId]: [['ids.some((id) => id === shapeId)', 'ids.every(id => id === shapeId)']],
    'what is not there is not below 0; the compiler wants to be told': [['bound != null', 'true']],
  },
  'mock-api/src/catalogue/design-ranges.ts': {
    'both are there or neither is': [
      ['min === undefined || max === undefined', 'min === undefined && max === undefined'],
      ['min === undefined', 'false'],
      ['max === undefined', 'false'],
    ],
  },
  'mock-api/src/catalogue/filter-groups.ts': {
    'categories are checked before, and a row holds all of each; the compiler wants to be told': [
      ['[]', '["Stryker was here"]'],
    ],
    'the row of all wedding rings says the same': [['[plain]', '[]']],
  },
  'mock-api/src/catalogue/listed-price.ts': {
    [remembered]: [
      ['known.set(design, prices)', ';'],
      ['prices.set(key, price)', ';'],
    ],
    'no option has such an id': [['[]', '["Stryker was here"]']],
    'the shape of the stone is checked before; the compiler wants to be told': [
      ['shapeOfStone(stone)?.ids', 'shapeOfStone(stone).ids'],
    ],
    'no per cent off leaves the list price as it is': [['salePercent > 0', 'true', 'salePercent >= 0']],
    [forTheCompiler]: [['!range', 'false']],
    [ofTheCode]: [["'A setting on a list has a price'", '""']],
  },
  'mock-api/src/gemstones/best-match.ts': {
    'every stone has its supplier; the compiler wants to be told': [
      [
        'stoneSuppliers[columns.supplier[row] ?? absent]?.leadTimeDays',
        'stoneSuppliers[columns.supplier[row] ?? absent].leadTimeDays',
      ],
    ],
  },
  'mock-api/src/gemstones/bitset.ts': {
    [beyondTheEnd]: [
      ['word < bits.length', 'word <= bits.length'],
      ['word < a.length', 'word <= a.length'],
    ],
    'a set has as many places as are asked of it': [
      ['word < bits.length && written < length', 'word < bits.length || written < length'],
      ['word < bits.length', 'true'],
    ],
    [costsTime]: [
      ['rest === 0', 'false'],
      ['written < length', 'true', 'written <= length'],
      ['passed < skip', 'true', 'passed <= skip'],
      ['passed + count <= skip', 'passed + count < skip'],
    ],
  },
  'mock-api/src/gemstones/facet-column.ts': {
    [beyondTheEnd]: [
      ['index < places.length', 'index <= places.length'],
      ['absent + 1', 'absent - 1'],
    ],
    [costsTime]: [
      ['this.#counts.length - 1', 'this.#counts.length + 1'],
      ['option === last', 'false'],
    ],
  },
  'mock-api/src/gemstones/facets.ts': {
    'of all shapes the first alone shows its cut': [['shape[row] ?? absent', 'shape[row] && absent']],
    'every colour of the fixtures is of some hue; the compiler wants to be told': [['hue === null', 'false']],
  },
  'mock-api/src/gemstones/gemstone-query.ts': {
    [oneId]: [['ids.some((known) => known === id)', 'ids.every(known => known === id)']],
    'what is not there is neither below 0 nor above anything; the compiler wants to be told': [
      ['bound != null', 'true'],
      ['min != null && max != null', 'true', 'min != null || max != null'],
      ['min != null', 'true'],
      ['max != null', 'true'],
    ],
  },
  'mock-api/src/gemstones/gemstone-resolvers.ts': {
    'no row is called so': [['[]', '["Stryker was here"]']],
    'every filter is counted; the compiler wants to be told': [
      ['counts.get(name)?.[index]', 'counts.get(name)[index]'],
    ],
  },
  'mock-api/src/gemstones/matching-stones.ts': {
    'no row is called so': [['[]', '["Stryker was here"]']],
    'the rule of pairs sorts out other shapes and kinds as well, which costs time': [
      ["[ ['SHAPE', [shape]], ['GEM_TYPE', [kind]], ]", '[]'],
      ["['SHAPE', [shape]]", '[]'],
      ["'SHAPE'", '""'],
      ["['GEM_TYPE', [kind]]", '[]'],
      ["'GEM_TYPE'", '""'],
    ],
  },
  'mock-api/src/gemstones/not-beaten.ts': {
    [beyondTheEnd]: [['worse < colourCount', 'worse <= colourCount']],
  },
  'mock-api/src/gemstones/ranked-column.ts': {
    [beyondTheEnd]: [['rank < values.length', 'rank <= values.length']],
    [costsTime]: [
      ['first >= last', 'false', 'first > last'],
      ['(candidate) => !hasOther(bits, this.#belowStep(candidate))', '() => undefined'],
      ['rank * steps', 'rank / steps'],
    ],
  },
  'mock-api/src/gemstones/row-order.ts': {
    [beyondTheEnd]: [
      ['place < length', 'place <= length'],
      ['rank < length', 'rank <= length'],
      ['rank < order.length', 'rank <= order.length'],
    ],
    [costsTime]: [
      ['length === 0', 'false'],
      ['step > total', 'true', 'false', 'step >= total', 'step <= total'],
      ['hasBit(bits, place)', 'false'],
      ['places.push(place)', ';'],
      [
        '{ const places: number[] = [] for (let step = 0; places.length < wanted; step += 1) { if (step > total) return undefine…',
        '{}',
      ],
    ],
  },
  'mock-api/src/gemstones/stone-index.ts': {
    [beyondTheEnd]: [['place < rows.length', 'place <= rows.length']],
    [costsTime]: [
      ['others.length === limits.length', 'false'],
      ['{ return [facet.group.name, facet.countIn(found, total, foundPlaces)] }', '{}'],
      ['(place) => !hasBit(lowered, place)', '() => undefined'],
      ['length === 0', 'false'],
    ],
    'no row is called so': [['[]', '["Stryker was here"]']],
    'no stone has null for its row; the compiler wants to be told': [['row !== null', 'true']],
    'the shape is the first of the filters': [["group.name === 'SHAPE'", 'true']],
  },
  'mock-api/src/gemstones/stone-picture-route.ts': {
    'the first of what was found, the whole, is not looked at': [['[]', '["Stryker was here"]']],
    'no picture is of neither a shape nor a look; the compiler wants to be told': [
      ['shape && look', 'true', 'shape || look'],
    ],
  },
  'mock-api/src/gemstones/stone-pictures.ts': {
    'of that picture only an address is read': [["''", '"Stryker was here!"']],
    'every stone has a shape; the compiler wants to be told': [['!shape', 'false']],
  },
  'mock-api/src/gemstones/trade-offs.ts': {
    'no row is called so': [['[]', '["Stryker was here"]']],
  },
  'mock-api/src/pictures/stills.ts': {
    'any version does that changes with the pictures': [[String.raw`'\n'`, '""']],
  },
  'mock-api/src/sales/running-sales.ts': {
    [sameEitherWay]: [['key(a) < key(b)', 'key(a) <= key(b)']],
  },
  'mock-api/src/search/card-price.ts': {
    'without a metal no price is looked for': [['[]', '["Stryker was here"]']],
  },
  'mock-api/src/search/design-search.ts': {
    'the first of what was found, the whole, is not looked at': [['[]', '["Stryker was here"]']],
    'without digits there are no letters, and no number is printed so; the compiler wants to be told': [
      ['digits === undefined', 'false'],
    ],
    'a piece whose names say all that was asked has all of it': [['most === terms.length', 'true']],
    [remembered]: [['left === design', 'false']],
    'a sku has five digits, and more of them find nothing': [
      [String.raw`/^0\d{4}$/`, String.raw`/0\d{4}$/`, String.raw`/^0\d{4}/`],
    ],
  },
  'mock-api/src/search/design-words.ts': {
    'natural diamonds are called natural by their own name, too': [
      ['isDiamond(kind) && !/lab/i.test(name)', 'false'],
    ],
  },
  'mock-api/src/search/question.ts': {
    'no phrase is called like its first word': [['length > 1', 'false']],
    'every word has its candidates; the compiler wants to be told': [
      ['[]', '["Stryker was here"]'],
      ['candidates[index]?.[0]', 'candidates[index][0]'],
    ],
  },
  'mock-api/src/search/search-engine.ts': {
    [remembered]: [
      ['{ ...question, answer }', '{}'],
      ['this.#hits.set(found, json)', ';'],
      ['(each, at) => each === others[at]', '() => undefined'],
      ['each === others[at]', 'false'],
      ['this.#last && isSameQuestion(this.#last, question)', 'false'],
    ],
    'no row, no sku and no part that is looked at is called so': [['[]', '["Stryker was here"]']],
    'where no stones are found they are not looked up again': [
      ['(): readonly number[] => []', '() => undefined'],
    ],
    'what is no piece comes back from the shelf as it is; the compiler wants to be told': [
      ["typeof found === 'number'", 'false'],
      ["'number'", '""'],
    ],
    'stones that are looked up again are the same, and cost time': [
      ['count < mostStoneHits', 'false'],
      ['mostStoneHits + hidden.size', 'mostStoneHits - hidden.size'],
    ],
    'of letters and digits together there are grades alone': [[String.raw`/^\d/`, String.raw`/\d/`]],
  },
  'mock-api/src/search/search-language.ts': {
    'no grade is called so, and every place has its word': [["''", '"Stryker was here!"']],
    'no words at all mean nothing': [['length > 0', 'length >= 0']],
    'every synonym means one thing; the compiler wants to be told': [
      ['meant && more.length === 0', 'true', 'meant || more.length === 0'],
      ['more.length === 0', 'true'],
    ],
  },
  'mock-api/src/search/stone-question.ts': {
    'no unit is called so': [["''", '"Stryker was here!"']],
  },
  'mock-api/src/search/stone-search.ts': {
    'the whole number has been looked for before': [['unit > 1', 'unit >= 1']],
    'the first of what was found, the whole, is not looked at': [['[]', '["Stryker was here"]']],
    'no stone weighs null, so that none comes first for it': [['firstCarat === null', 'false']],
  },
  'mock-api/src/search/vocabulary.ts': {
    'where no slip is forgiven no other word is near enough': [['most === 0', 'false']],
    'a word that is the same is found before': [['allowed === 0', 'false']],
    'no word is there twice': [['a < b', 'a <= b']],
  },
}
