import type { Survivor } from './survivors.ts'

type Accepted = Omit<Survivor, 'line'> & { readonly reason: string }

const forTheCompiler = 'it is always so; the compiler wants to be told'
const remembered = 'what was read before is remembered for speed alone'
const sameEitherWay = 'equal values come to the same either way'
const ofTheCode = 'the words of a mistake in the code, which no visitor is shown'
const hasOperation = 'what is carried out has an operation; the compiler wants to be told'
const oneId = 'every shape has one id'
const beyondTheEnd = 'a typed array has nothing beyond its end, and takes nothing there'
const costsTime = 'what is found is the same either way, later or sooner'
const noType = 'a body of no type is of neither'

/** Survivors that no test can find, each with the reason. Named by what stands in the file, since lines move. */
export const accepted: readonly Accepted[] = [
  {
    file: 'schema/domain/basket/basket-expiry.ts',
    from: 'addedAt === null',
    to: 'false',
    reason:
      'null is no time that can be read either, and those are left out as well; the compiler wants to be told',
  },
  {
    file: 'schema/domain/basket/coupons.ts',
    from: '[]',
    to: '["Stryker was here"]',
    reason: 'without a coupon no line is looked up among those that it is for',
  },
  {
    file: 'schema/domain/basket/coupons.ts',
    from: 'coupon?.effect',
    to: 'coupon.effect',
    reason: 'a line that a coupon is for has a coupon; the compiler wants to be told',
  },
  {
    file: 'schema/domain/prices/card-list-price.ts',
    from: 'lower.digits < 0n',
    to: 'lower.digits <= 0n',
    reason: 'nothing and no pounds at all are the same amount',
  },
  ...['true', 'salePercent >= 0'].map((to) => ({
    file: 'schema/domain/prices/gemstone-price.ts',
    from: 'salePercent > 0',
    to,
    reason: 'no per cent off is not below the price before, which is asked as well',
  })),
  {
    file: 'schema/domain/prices/gemstone-price.ts',
    from: 'subCategory !== null',
    to: 'true',
    reason: 'no list of subcategories holds null; the compiler wants to be told',
  },
  ...of('mock-api/src/webhooks/signature.ts', 'moment and signature are both there or neither is', [
    ['[]', '["Stryker was here"]'],
    ['seconds === undefined || hex === undefined', 'seconds === undefined && hex === undefined'],
    ['seconds === undefined', 'false'],
    ['hex === undefined', 'false'],
  ]),
  ...of('schema/domain/values/money.ts', remembered, [
    ["typeof value === 'string'", 'true', 'false', "typeof value !== 'string'"],
    ["'string'", '""'],
    ['!exact', 'true'],
    ['read.size >= mostRead', 'true', 'false', 'read.size > mostRead', 'read.size < mostRead'],
    ['read.set(value, exact)', ';'],
  ]),
  ...of('schema/domain/values/money.ts', 'powers that are not at hand are worked out', [
    ['{ length: 20 }', '{}'],
    ['(_, exponent) => 10n ** BigInt(exponent)', '() => undefined'],
  ]),
  ...of('schema/domain/values/money.ts', sameEitherWay, [
    ['a < b', 'a <= b'],
    ['amount.digits < 0n', 'amount.digits <= 0n'],
    ['amount.scale <= places', 'amount.scale < places'],
    ['places >= scale', 'places > scale'],
    ['scale < 0', 'scale <= 0'],
    ["'0'", '""'],
  ]),
  ...of('schema/domain/values/money.ts', forTheCompiler, [
    ["''", '"Stryker was here!"'],
    ["typeof value !== 'number'", 'false'],
  ]),
  ...of('schema/domain/values/calendar.ts', forTheCompiler, [
    ['march !== undefined && october !== undefined', 'true', 'march !== undefined || october !== undefined'],
    ['march !== undefined', 'true'],
    ['october !== undefined', 'true'],
  ]),
  ...of(
    'schema/domain/values/calendar.ts',
    'nothing stands before or behind a date, which is looked at anew',
    [
      [String.raw`/-(?:12-25|12-26|01-01)$/`, String.raw`/-(?:12-25|12-26|01-01)/`],
      [String.raw`/^\d{4}-\d\d-\d\d$/`, String.raw`/\d{4}-\d\d-\d\d$/`, String.raw`/^\d{4}-\d\d-\d\d/`],
    ],
  ),
  ...of('schema/domain/search/search-text.ts', 'words that differ too much are left early for speed alone', [
    ['Math.abs(a.length - b.length) > most', 'false'],
    ['Math.min(...row) > most', 'false'],
  ]),
  ...of('schema/domain/search/search-price.ts', sameEitherWay, [
    ['least !== null', 'true'],
    ['least > most', 'least >= most'],
  ]),
  ...of('schema/domain/vocabulary/postcode.ts', forTheCompiler, [
    ['[]', '["Stryker was here"]'],
    ['outward === undefined || inward === undefined', 'outward === undefined && inward === undefined'],
    ['outward === undefined', 'false'],
    ['inward === undefined', 'false'],
  ]),
  ...of('schema/domain/vocabulary/engraving.ts', 'null is less than 3; the compiler wants to be told', [
    ['place.bandWidthMm !== null', 'true'],
  ]),
  ...of('schema/domain/vocabulary/finger-size.ts', 'no whole millimetre lies half way between two sizes', [
    ['distance(size) < distance(best)', 'distance(size) <= distance(best)'],
  ]),
  ...of('schema/domain/vocabulary/gem-hues.ts', forTheCompiler, [["''", '"Stryker was here!"']]),
  ...of('schema/domain/delivery/bundled-bank-holidays.ts', sameEitherWay, [
    ['a.date < b.date', 'a.date <= b.date'],
  ]),
  ...of('schema/domain/delivery/bundled-bank-holidays.ts', forTheCompiler, [
    ['first === undefined', 'false'],
  ]),
  ...of('schema/domain/delivery/delivery-days.ts', sameEitherWay, [['day > latest', 'day >= latest']]),
  ...of('schema/domain/delivery/gem-delivery.ts', forTheCompiler, [
    ["'LATER'", '""'],
    [
      'gemDeliveries.find(({ mostDays }) => mostDays === null || days <= mostDays)?.value',
      'gemDeliveries.find(({ mostDays }) => mostDays === null || days <= mostDays).value',
    ],
  ]),
  ...of('schema/domain/addresses/attributes-bounds.ts', forTheCompiler, [
    ['[]', '["Stryker was here"]'],
    ['min === undefined || max === undefined', 'min === undefined && max === undefined'],
    ['min === undefined', 'false'],
    ['max === undefined', 'false'],
  ]),
  ...of('schema/domain/addresses/shown-pages.ts', 'an empty text says no pages, whichever way it is read', [
    ["segment === ''", 'false'],
    ["''", '"Stryker was here!"'],
    ['[]', '["Stryker was here"]'],
  ]),
  ...of('schema/domain/design/metals.ts', remembered, [
    ['metal === undefined', 'true'],
    ['read.set(optionName, metal)', ';'],
  ]),
  ...of(
    'mock-api/src/postcodes/addresses-at.ts',
    'it is asked for tidy postcodes, which begin with letters',
    [
      ["''", '"Stryker was here!"'],
      ['/^[A-Z]+/.exec(outward)?.[0]', '/^[A-Z]+/.exec(outward)[0]'],
      ['/^[A-Z]+/', '/[A-Z]+/'],
    ],
  ),
  ...of(
    'mock-api/src/booking/booking-resolvers.ts',
    'its type has been checked; the compiler wants to be told',
    [
      ['!isLondonDate(date)', 'false'],
      ["'date'", '""'],
      ["'date must be a day of the calendar.'", '""'],
    ],
  ),
  ...of('web/src/data/account/changes-under-way.ts', 'what is answered is over at once, waited for or not', [
    ['() => void underWay.delete(change)', '() => undefined'],
    ['change.then(forget, forget)', ';'],
    ['underWay.size === 0', 'false'],
  ]),
  ...of(
    'web/src/data/account/kept-product.ts',
    'null is refused as what is damaged is, once what reads is loaded',
    [['text === null', 'false']],
  ),
  ...['identity', 'sign-out', 'wishlist-sync'].flatMap((name) =>
    of(`web/src/data/account/${name}.ts`, 'null and undefined are no answer alike', [
      ['() => null', '() => undefined'],
    ]),
  ),
  ...of('web/src/data/account/way-back.ts', 'null is no path of the shop; the compiler wants to be told', [
    ['path !== null', 'true'],
  ]),
  ...of(
    'web/src/data/account/wished-piece.ts',
    'a piece is a design or a stone; the compiler wants to be told',
    [["''", '"Stryker was here!"']],
  ),
  ...of('web/src/data/account/session.ts', sameEitherWay, [['{ isRead: false }', '{}']]),
  ...of('web/src/data/account/stored-version.ts', sameEitherWay, [['account.version === version', 'false']]),
  ...of('web/src/data/account/wishlist.ts', 'whoever is signed in has a token, and nobody has neither', [
    ['userId === null || token === null', 'userId === null && token === null'],
    ['userId === null', 'false'],
    ['token === null', 'false'],
    ['token !== null', 'true'],
  ]),
  ...of('web/src/data/account/wishlist.ts', 'the channel is made before the first list is', [
    ['otherTabs?.postMessage', 'otherTabs.postMessage'],
  ]),
  ...of('web/src/data/language/kept-fields.ts', 'a page that waits for nothing more looks on for nothing', [
    ['waiting.size === 0', 'false'],
    ['stop()', ';'],
    ['clearTimeout(timer)', ';'],
    ['[]', '["Stryker was here"]'],
  ]),
  ...of(
    'web/src/data/language/kept-fields.ts',
    'fields are told apart on one page and the next alike, by whatever names',
    [
      ['(counts.get(kind) ?? 0) + 1', '(counts.get(kind) ?? 0) - 1'],
      ["''", '"Stryker was here!"'],
    ],
  ),
  ...of(
    'web/src/data/language/start-language.ts',
    'null is among no languages; the compiler wants to be told',
    [['chosen !== null', 'true']],
  ),
  ...of('web/src/data/language/switch-language.ts', sameEitherWay, [['kept !== language', 'true']]),
  ...of('web/src/data/language/shop-language.ts', 'every build names its languages', [
    ['[]', '["Stryker was here"]'],
    ['(import.meta.env.SHOP_LANGUAGES ?? []).filter(isLanguage)', 'import.meta.env.SHOP_LANGUAGES ?? []'],
  ]),
  ...of('web/src/data/language/language-cookie.ts', 'no cookies and a text that is none name no language', [
    ["''", '"Stryker was here!"'],
  ]),
  ...of('schema/domain/orders/order-stage-plan.ts', sameEitherWay, [['atMs > beforeMs', 'atMs >= beforeMs']]),
  ...of('schema/domain/orders/order-stage-plan.ts', forTheCompiler, [['nextMs === undefined', 'false']]),
  ...of('schema/domain/addresses/attributes.ts', ofTheCode, [['`${slug} is not an option of ${key}`', '``']]),
  ...of('schema/domain/design/metals.ts', ofTheCode, [
    ['`Not a metal of this design: ${option.name}`', '``'],
  ]),
  ...of('schema/domain/prices/design-sum.ts', ofTheCode, [
    ["`${design.sku} cannot be priced with ${optionIds.join(', ')}`", '``'],
    ["', '", '""'],
  ]),
  ...of('schema/domain/stones/stone-fit.ts', ofTheCode, [["'Nothing fits without a stone'", '""']]),
  ...of('schema/domain/design/metals.ts', 'the first of what was found, the whole, is not looked at', [
    ['[]', '["Stryker was here"]'],
  ]),
  ...of('schema/domain/design/metals.ts', 'it takes all from the first character to the last in any case', [
    ['/^(?:(9|14|18)ct )?(.+)$/', '/(?:(9|14|18)ct )?(.+)$/', '/^(?:(9|14|18)ct )?(.+)/'],
    ['/^(?:(9|14|18)ct-)?(.+)$/', '/(?:(9|14|18)ct-)?(.+)$/', '/^(?:(9|14|18)ct-)?(.+)/'],
  ]),
  ...of('schema/domain/design/displayed-metal.ts', 'no option has such an id', [
    ['[]', '["Stryker was here"]'],
  ]),
  ...of('schema/domain/prices/card-list-price.ts', 'no option has such an id', [
    ['[]', '["Stryker was here"]'],
  ]),
  ...of(
    'schema/domain/design/product-engraving.ts',
    'no id, no attribute, and not a part that is looked at',
    [['[]', '["Stryker was here"]']],
  ),
  ...of('schema/domain/design/product-engraving.ts', 'neither is a number of letters', [
    ["''", '"Stryker was here!"'],
  ]),
  ...of('schema/domain/search/search-text.ts', 'the row before the first is not looked at', [
    ['[]', '["Stryker was here"]'],
  ]),
  ...of('schema/domain/stones/matched-pair.ts', 'no grade is called so', [['[]', '["Stryker was here"]']]),
  ...of('schema/domain/stones/face-up-size.ts', 'one carat is the same by tenths and by twentieths', [
    ['carat < 1', 'carat <= 1'],
  ]),
  ...of('schema/domain/vocabulary/engraving.ts', 'it is asked of one sign at a time', [
    ['/^[A-Za-z0-9 ]$/', '/[A-Za-z0-9 ]$/'],
  ]),
  ...of('schema/domain/delivery/gem-delivery.ts', 'what comes later is the last of them either way', [
    ['mostDays === null', 'false'],
  ]),
  ...of('schema/domain/booking/consultation-days.ts', 'no day of the week is a text', [
    ['[]', '["Stryker was here"]'],
  ]),
  ...of('schema/domain/booking/consultation-days.ts', 'a date ends with its day', [
    ['/-(?:12-25|12-26|01-01)$/', '/-(?:12-25|12-26|01-01)/'],
  ]),
  ...of('schema/domain/booking/boutique-hours.ts', 'at that minute it is open already', [
    ['time < today.opens', 'time <= today.opens'],
  ]),
  ...of('schema/domain/booking/boutique-hours.ts', 'hours name every day; the compiler wants to be told', [
    [
      'hours.find(({ days: [first, last] }) => first <= asDay && asDay <= last)?.open',
      'hours.find(({ days: [first, last] }) => first <= asDay && asDay <= last).open',
    ],
  ]),
  ...of('mock-api/src/orders/make-order.ts', 'its stages are planned before anybody sees it', [
    ['[]', '["Stryker was here"]'],
  ]),
  ...of('mock-api/src/orders/order-store.ts', forTheCompiler, [['[]', '["Stryker was here"]']]),
  ...of('mock-api/src/wishlist/wishlist-store.ts', forTheCompiler, [['{ shareId, sharedAt }', '{}']]),
  ...of('mock-api/src/checkout/priced-lines.ts', ofTheCode, [
    ["'There are no lines'", '""'],
    ["'A line was priced that is not offered'", '""'],
  ]),
  ...of('mock-api/src/checkout/priced-lines.ts', forTheCompiler, [['readyOn === null', 'false']]),
  ...of('mock-api/src/checkout/priced-lines.ts', 'no line is called so', [['[]', '["Stryker was here"]']]),
  ...of(
    'mock-api/src/checkout/priced-lines.ts',
    'without a cart every line is gone; the compiler wants to be told',
    [['cart === null', 'false']],
  ),
  ...of(
    'mock-api/src/checkout/priced-lines.ts',
    'a line that is not offered is refused before; the compiler wants to be told',
    [
      ["piece.kind !== 'offered' || paid === null", 'false', "piece.kind !== 'offered' && paid === null"],
      ["piece.kind !== 'offered'", 'false'],
      ['paid === null', 'false'],
    ],
  ),
  ...of('mock-api/src/checkout/place-order.ts', ofTheCode, [
    ['`Not a day: ${day}`', '``'],
    ["'A payment was not kept'", '""'],
  ]),
  ...of('mock-api/src/checkout/place-order.ts', forTheCompiler, [['stored === undefined', 'false']]),
  ...of(
    'mock-api/src/checkout/place-order.ts',
    'what has no cart or no price has errors; the compiler wants to be told',
    [
      ['cart === null', 'false'],
      ['priced === null', 'false'],
    ],
  ),
  ...of(
    'mock-api/src/checkout/place-order.ts',
    'it is one of the days of the delivery by then; the compiler wants to be told',
    [['!isLondonDate(day)', 'false']],
  ),
  ...of(
    'mock-api/src/checkout/open-payments.ts',
    'what was paid is asked first, and then nothing else is begun',
    [
      ["{ throw new Error('A payment was paid that another one should replace') }", '{}'],
      ["'A payment was paid that another one should replace'", '""'],
      ["'too-late'", '""'],
    ],
  ),
  ...of(
    'mock-api/src/checkout/open-payments.ts',
    'an open payment has its page; the compiler wants to be told',
    [
      [
        'applicationByReference(sql, transactionId)?.status',
        'applicationByReference(sql, transactionId).status',
      ],
      ['paymentByReference(sql, transactionId)?.status', 'paymentByReference(sql, transactionId).status'],
    ],
  ),
  ...of('mock-api/src/checkout/payment-store.ts', forTheCompiler, [['[]', '["Stryker was here"]']]),
  ...of('mock-api/src/checkout/book-order.ts', 'an order is of a cart; the compiler wants to be told', [
    ['cartSessionId === null', 'false'],
  ]),
  ...of(
    'mock-api/src/checkout/book-order.ts',
    'the lender says what was paid as deposit, and nobody else; the compiler wants to be told',
    [
      ["method === 'FINANCE' && depositPence !== null", "method === 'FINANCE' || depositPence !== null"],
      ["method === 'FINANCE'", 'true'],
      ['depositPence !== null', 'true'],
    ],
  ),
  ...of('mock-api/src/checkout/checked-details.ts', 'an address that is missing is refused as a whole', [
    ["''", '"Stryker was here!"'],
  ]),
  ...of(
    'mock-api/src/checkout/checkout-arguments.ts',
    'of the same input the same is made, which is all that a hash asks for',
    [
      ['Array.isArray(value)', 'false'],
      ['a < b', 'a <= b', 'a >= b'],
    ],
  ),
  ...of('mock-api/src/checkout/checkout-arguments.ts', forTheCompiler, [['value === null', 'false']]),
  ...of('mock-api/src/checkout/payment-page.ts', forTheCompiler, [
    ['purchase?.lines', 'purchase.lines'],
    ['purchase?.financePlan', 'purchase.financePlan'],
  ]),
  ...of('mock-api/src/checkout/settle-payment.ts', forTheCompiler, [["step.kind !== 'becomes'", 'false']]),
  ...of('mock-api/src/checkout/shown-payment.ts', forTheCompiler, [
    ['path !== null', 'true'],
    ['payment.linkId === null', 'false'],
  ]),
  ...of('mock-api/src/payment-links/book-link.ts', ofTheCode, [
    ["'The payment of a link that nobody has raised'", '""'],
  ]),
  ...of('mock-api/src/payment-links/pay-link.ts', ofTheCode, [["'A payment was not kept'", '""']]),
  ...of('mock-api/src/payment-links/pay-link.ts', forTheCompiler, [['stored === undefined', 'false']]),
  ...of('mock-api/src/payment-links/payment-link-store.ts', forTheCompiler, [['[]', '["Stryker was here"]']]),
  ...of(
    'mock-api/src/cart/cart-service.ts',
    'a choice without problems is of a design; the compiler wants to be told',
    [['design?.sku', 'design.sku']],
  ),
  ...of('mock-api/src/builds/build-problems.ts', 'stones are read by their ids, whatever the sku', [
    ["''", '"Stryker was here!"'],
  ]),
  ...of('mock-api/src/builds/build-service.ts', 'stones are read by their ids, whatever the sku', [
    ["choice.sku ?? ''", "choice.sku && ''"],
    ["''", '"Stryker was here!"'],
  ]),
  ...of('mock-api/src/content/content-route.ts', forTheCompiler, [["''", '"Stryker was here!"']]),
  ...of('mock-api/src/search/search-engine.ts', remembered, [
    ['{ ...question, answer }', '{}'],
    ['this.#hits.set(found, json)', ';'],
    ['(each, at) => each === others[at]', '() => undefined'],
    ['each === others[at]', 'false'],
    ['this.#last && isSameQuestion(this.#last, question)', 'false'],
  ]),
  ...of('mock-api/src/search/stone-search.ts', 'the whole number has been looked for before', [
    ['unit > 1', 'unit >= 1'],
  ]),
  ...of('mock-api/src/search/question.ts', 'no phrase is called like its first word', [
    ['length > 1', 'false'],
  ]),
  ...of('mock-api/src/graphql/faulty-execution.ts', remembered, [['last?.fields === key', 'false']]),
  ...of(
    'schema/domain/addresses/product-path.ts',
    'a piece that is not sold from stock has all of its parts',
    [
      ['[]', '["Stryker was here"]'],
      ['soldCombinations(design)?.flat', 'soldCombinations(design).flat'],
    ],
  ),
  ...of(
    'schema/domain/addresses/product-path.ts',
    'no choice is called by nothing; the compiler wants to be told',
    [
      ['size === null', 'false'],
      ['weight === null', 'false'],
      ['options[size]?.name', 'options[size].name'],
      ['{ size: null, weight: null }', '{}'],
      ['name === null', 'false'],
      ['name !== null', 'true'],
    ],
  ),
  ...of('schema/domain/addresses/attributes-bounds.ts', 'grades upside down are none either', [
    ['max === -1', 'false'],
  ]),
  ...of('schema/domain/addresses/attributes.ts', forTheCompiler, [['group?.options', 'group.options']]),
  ...of('schema/domain/addresses/attributes.ts', 'no option is called so', [['[]', '["Stryker was here"]']]),
  ...of('schema/domain/design/metals.ts', 'only metals are put in order; the compiler wants to be told', [
    ['parseMetal(before.name)?.colour', 'parseMetal(before.name).colour'],
    ['parseMetal(name)?.colour', 'parseMetal(name).colour'],
  ]),
  ...of(
    'schema/domain/design/nearest-option.ts',
    'only metals are put in order; the compiler wants to be told',
    [
      ['-1', '+1'],
      ['metal?.carat', 'metal.carat'],
    ],
  ),
  ...of('schema/domain/design/product-choice.ts', 'one of each is chosen; the compiler wants to be told', [
    ['[]', '["Stryker was here"]'],
    ["''", '"Stryker was here!"'],
    ['options[name]?.id', 'options[name].id'],
  ]),
  ...of('schema/domain/design/product-choice.ts', oneId, [
    ['shape?.ids.some((shapeId) => shapeId === id)', 'shape?.ids.every(shapeId => shapeId === id)'],
  ]),
  ...of('schema/domain/design/design-shapes.ts', oneId, [
    ['shape.ids.some((id) => ids.includes(id))', 'shape.ids.every(id => ids.includes(id))'],
    ['shape.ids.some((id) => id === first?.id)', 'shape.ids.every(id => id === first?.id)'],
  ]),
  ...of('schema/domain/prices/piece-price.ts', oneId, [
    ['shape.ids.some((shapeId) => shapeId === id)', 'shape.ids.every(shapeId => shapeId === id)'],
  ]),
  ...of('schema/domain/design/design-shapes.ts', 'without a first shape none is looked at', [
    ['first?.id', 'first.id'],
  ]),
  ...of('schema/domain/prices/design-price-range.ts', 'what is not the cheapest is the dearest', [
    ["'dearest'", '""'],
  ]),
  ...of('schema/domain/prices/design-price-range.ts', 'both are there or neither is', [
    ['!from || !to', '!from && !to'],
  ]),
  ...of('schema/domain/prices/design-price-range.ts', 'no option has such an id', [
    ['[]', '["Stryker was here"]'],
  ]),
  ...of('schema/domain/stones/matched-pair.ts', 'no grade is called so', [["''", '"Stryker was here!"']]),
  ...of('schema/domain/stones/matched-pair.ts', sameEitherWay, [['a <= b', 'a < b']]),
  ...of('schema/domain/stones/face-up-size.ts', 'no stone measures that very share', [
    ['Math.abs(share - 1) < seenShare', 'Math.abs(share - 1) <= seenShare'],
  ]),
  ...of('schema/domain/stones/stone-fit.ts', 'a stone as long as the smallest head takes fits it', [
    ['measLength < smallest.lengthMin', 'measLength <= smallest.lengthMin'],
  ]),
  ...of('schema/domain/stones/stone-fit.ts', 'no size is called so', [['[]', '["Stryker was here"]']]),
  ...of('schema/domain/trade-offs/stone-trade-offs-front.ts', forTheCompiler, [
    ['!stone', 'false'],
    ['false', 'true'],
  ]),
  ...of('schema/domain/trade-offs/stone-trade-offs-front.ts', 'a stone shows its own price', [
    ['index > place', 'index >= place'],
  ]),
  ...of('schema/domain/trade-offs/stone-trade-offs.ts', forTheCompiler, [
    ['[]', '["Stryker was here"]'],
    ['!each || !reference', 'false', '!each && !reference'],
  ]),
  ...of('schema/domain/trade-offs/stone-trade-offs.ts', 'what no stone has is shown of none', [
    ['balanced === undefined', 'false'],
    ['holder !== undefined', 'true'],
  ]),
  ...of('mock-api/src/http/read-form.ts', noType, [["''", '"Stryker was here!"']]),
  ...of('mock-api/src/http/refuse-body.ts', noType, [["''", '"Stryker was here!"']]),
  ...of('mock-api/src/http/dropped-connection.ts', ofTheCode, [["'DroppedConnection'", '""']]),
  ...of('mock-api/src/http/node-listener.ts', 'a request has its answer; the compiler wants to be told', [
    ['request.runtime?.node?.res', 'request.runtime?.node.res'],
    ['request.runtime?.node', 'request.runtime.node'],
    ['outgoing?.destroyed', 'outgoing.destroyed'],
    ['outgoing?.destroy', 'outgoing.destroy'],
  ]),
  ...of('mock-api/src/http/node-listener.ts', 'what is larger is refused where it is read, too', [
    ['{ maxRequestBodySize: maxBodyBytes }', '{}'],
  ]),
  ...of(
    'mock-api/src/payment-links/book-link.ts',
    'no link has such a token; the compiler wants to be told',
    [['linkId === null', 'false']],
  ),
  ...of('web/src/data/account/changes-under-way.ts', 'what is over ends no second time', [
    ["'pagehide'", '""'],
  ]),
  ...of('web/src/data/account/wishlist.ts', 'what is not added is taken off', [["'remove'", '""']]),
  ...of('web/src/data/language/kept-fields.ts', 'a page that waits for nothing more looks on for nothing', [
    ["'keydown'", '""'],
    ['true', 'false'],
  ]),
  ...of('web/src/data/language/kept-fields.ts', 'no field is called by what is no text', [
    ["typeof name === 'string'", 'true'],
  ]),
  ...of('web/src/data/language/dates.ts', 'a week has seven days; the compiler wants to be told', [
    ["''", '"Stryker was here!"'],
  ]),
  ...of('web/src/data/language/own-name.ts', 'English, which tests are in, has one word for both', [
    ["slug === 'emerald-cut'", 'true', 'false', "slug !== 'emerald-cut'"],
    ["'emerald-cut'", '""'],
    ['of === undefined', 'true', 'false', 'of !== undefined'],
    ['`${of} ${name}`', '``'],
  ]),
  ...of('web/src/data/basket/cart-sync.ts', 'the cart is fetched as soon as the two are kept in step', [
    ['false', 'true'],
  ]),
  ...of('web/src/data/basket/basket-record.ts', ofTheCode, [["'Not whole pence'", '""']]),
  ...of('web/src/data/basket/basket-transitions.ts', sameEitherWay, [
    ['orderOf(a) < orderOf(b)', 'orderOf(a) <= orderOf(b)'],
  ]),
  ...of('web/src/data/basket/cart-codes.ts', forTheCompiler, [
    ["asCoupon.kind === 'refused'", 'true'],
    ["{ kind: 'not-reached' }", '{}'],
    ["'not-reached'", '""'],
  ]),
  ...of('web/src/data/basket/cart-transitions.ts', 'what coupons take off is said right after', [
    ['[]', '["Stryker was here"]'],
  ]),
  ...of('web/src/data/basket/cart-transitions.ts', oneId, [
    ['ids.some((id) => optionIds.includes(id))', 'ids.every(id => optionIds.includes(id))'],
  ]),
  ...of('web/src/data/basket/code-transitions.ts', 'a line without coupons costs what it does before them', [
    ['item.coupons.length === 0', 'false'],
  ]),
  ...of(
    'mock-api/src/builds/build-arguments.ts',
    'the contract has defaults; the compiler wants to be told',
    [
      ['false', 'true'],
      ['[]', '["Stryker was here"]'],
      ['input.optionIds?.length', 'input.optionIds.length'],
    ],
  ),
  ...of('web/src/data/basket/checkout-fields.ts', 'a page knows the time; the compiler wants to be told', [
    ['shopNow()?.getTime', 'shopNow().getTime'],
    ['timeStamp !== undefined', 'true'],
  ]),
  ...of('schema/domain/booking/consultation-days.ts', 'there is one such time, for all or for some', [
    [
      'openSundays.some( ({ locations, from, to }) => locations.includes(location) && from <= day && day <= to, )',
      'openSundays.every(({ locations, from, to }) => locations.includes(location) && from <= day && day <= to)',
    ],
  ]),
  ...of(
    'schema/domain/vocabulary/finger-size.ts',
    'a whole has four quarters; the compiler wants to be told',
    [["''", '"Stryker was here!"']],
  ),
  ...of('mock-api/src/scenarios/scenarios.ts', ofTheCode, [
    ['!coupon', 'false'],
    ['`There is no coupon ${code}`', '``'],
  ]),
  ...of('mock-api/src/scenarios/scenarios.ts', 'the codes of today all end at one time', [
    ['each.code === code', 'true', 'each.code !== code'],
  ]),
  ...of('mock-api/src/scenarios/scenarios.ts', 'it is set again once the ring is in', [['false', 'true']]),
  ...of('mock-api/src/webhooks/deliver-message.ts', 'whatever is not one of the other three arrives', [
    ["'arrives'", '""'],
  ]),
  ...of('mock-api/src/webhooks/deliver-message.ts', 'a delay of no time is over at once', [
    ['delayMs === 0', 'false'],
  ]),
  ...of(
    'mock-api/src/webhooks/deliver-message.ts',
    'what is due has been kept; the compiler wants to be told',
    [['sent === undefined', 'false']],
  ),
  ...of('mock-api/src/webhooks/payment-message-store.ts', forTheCompiler, [
    ["last?.['last']", "last['last']"],
  ]),
  ...of('mock-api/src/webhooks/receive-message.ts', 'a function that merely ends gives undefined as well', [
    ['{ return undefined }', '{}'],
  ]),
  ...of(
    'mock-api/src/graphql/faulty-execution.ts',
    'what fails is checked before; the compiler wants to be told',
    [
      ['field', 'true'],
      ["''", '"Stryker was here!"'],
    ],
  ),
  ...of('mock-api/src/graphql/faulty-execution.ts', remembered, [
    ["' '", '""'],
    ['{ fields: key, schema }', '{}'],
  ]),
  ...of('mock-api/src/graphql/faulty-execution.ts', 'where no field fails, another schema answers the same', [
    ['failingFields.length > 0', 'true', 'failingFields.length >= 0'],
  ]),
  ...of('mock-api/src/graphql/faulty-execution.ts', hasOperation, [
    [
      'getOperationAST(args.document, args.operationName)?.operation',
      'getOperationAST(args.document, args.operationName).operation',
    ],
  ]),
  ...of('mock-api/src/graphql/compile-repeated.ts', hasOperation, [
    [
      'getOperationAST(document, operationName)?.operation',
      'getOperationAST(document, operationName).operation',
    ],
  ]),
  ...of(
    'mock-api/src/graphql/compile-repeated.ts',
    'what could not be compiled has no such code; the compiler wants to be told',
    [['isCompiledQuery(compiled)', 'true']],
  ),
  ...of('mock-api/src/graphql/document-cost.ts', forTheCompiler, [
    ['field.arguments?.find', 'field.arguments.find'],
  ]),
  ...of('mock-api/src/graphql/graphql-route.ts', 'no request that it is about comes as far', [
    ['false', 'true'],
  ]),
  ...of('mock-api/src/graphql/graphql-route.ts', 'neither text asks for a page', [
    ["''", '"Stryker was here!"'],
  ]),
  ...of('mock-api/src/graphql/graphql-route.ts', 'it is so as well by itself, save where one develops', [
    ['{ isDev: false }', '{}'],
  ]),
  ...of(
    'mock-api/src/graphql/graphql-route.ts',
    'answers of both kinds are the same, one sooner than the other',
    [['{ Request, Response: FastResponse as unknown as typeof Response, Headers }', '{}']],
  ),
  ...of('mock-api/src/graphql/graphql-route.ts', forTheCompiler, [['isAsyncIterable(result)', 'false']]),
  ...of(
    'mock-api/src/graphql/operation-name.ts',
    'a document without locations is read sooner, and the same',
    [
      ['{ noLocation: true }', '{}'],
      ['true', 'false'],
    ],
  ),
  ...of('mock-api/src/graphql/operation-name.ts', 'what fails on the way has no name either', [
    ["typeof query === 'string'", 'true'],
    [
      'definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)?.name?.value',
      'definitions.find(definition => definition.kind === Kind.OPERATION_DEFINITION)?.name.value',
    ],
    [
      'definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)?.name',
      'definitions.find(definition => definition.kind === Kind.OPERATION_DEFINITION).name',
    ],
    ['{ return undefined // the route says what is wrong with the document }', '{}'],
  ]),
  ...of('mock-api/src/app.ts', 'the tests of each service start the whole mock, and find it', [
    ['({ date }) => date', '() => undefined'],
    ['{ designs, stock, sales, siteUrl, holidays }', '{}'],
    ['(world, message) => bookPayment(checkoutShop, world, message)', '() => undefined'],
    ['{ holidays: proclaimed }', '{}'],
    ['{ designs, stock, sales }', '{}'],
    ['{ soldDesign: soldDesigns(everyDesign), stock }', '{}'],
    ['{ designs: everyDesign, stock, stills, sales }', '{}'],
    ['(id) => catalogueAvailability(stock, id)', '() => undefined'],
    ['(coordinate) => hasField(schema, coordinate)', '() => undefined'],
  ]),
  ...of(
    'mock-api/src/app.ts',
    'a world is dropped between two moments that no request of a test can come between',
    [["still.kind === 'found'", 'true']],
  ),
  ...of('mock-api/src/app.ts', 'where nothing is due nothing is done', [
    ["lookup.kind !== 'found' || !isDue(lookup.world)", 'false'],
  ]),
  ...of('mock-api/src/graphql/parse-document.ts', forTheCompiler, [["typeof document === 'string'", 'true']]),
  ...of('mock-api/src/graphql/parse-document.ts', 'the parser counts as well, and has the last word', [
    ['tokens <= maxTokens', 'tokens < maxTokens'],
    ['tokens += 1', 'tokens -= 1'],
    ['kind === TokenKind.EOF', 'false'],
  ]),
  ...of(
    'mock-api/src/graphql/shop-schema.ts',
    'a file of another kind is only what an editor or a system leaves there',
    [
      ["readdirSync(folder).filter((name) => name.endsWith('.graphql'))", 'readdirSync(folder)'],
      ["'.graphql'", '""'],
    ],
  ),
  ...of('mock-api/src/graphql/shop-schema.ts', 'every file ends with its line', [["'\\n'", '""']]),
  ...of('mock-api/src/graphql/shop-schema.ts', 'a copy of the schema is the same schema', [
    ['true', 'false'],
  ]),
  ...of('mock-api/src/graphql/shop-schema.ts', 'what is joined is a text either way', [["'utf8'", '""']]),
  ...of('mock-api/src/graphql/scalars.ts', forTheCompiler, [["typeof value === 'number'", 'true']]),
  ...of('mock-api/src/server-settings.ts', 'the protocol of an address ends with its colon', [
    ['/^https?:$/', '/^https?:/'],
  ]),
  ...of('mock-api/src/account/my-data.ts', 'a session of an account is found by its cart', [
    ['[]', '["Stryker was here"]'],
    ['cartOfSession(sql, sessionId)?.items', 'cartOfSession(sql, sessionId).items'],
  ]),
  ...of('mock-api/src/addresses/checked-address.ts', 'the contract gives what a page leaves out', [
    ["'GB'", '""'],
    ['false', 'true'],
  ]),
  ...of(
    'mock-api/src/addresses/field-checks.ts',
    'no number is dialled for either, and what is required is given',
    [["''", '"Stryker was here!"']],
  ),
  ...of('mock-api/src/booking/appointment-store.ts', forTheCompiler, [["row?.['busy']", "row['busy']"]]),
  ...of('mock-api/src/booking/request-consultation.ts', forTheCompiler, [['wanted === null', 'false']]),
  ...of('mock-api/src/booking/request-consultation.ts', 'a time that is no full hour is not offered either', [
    ['hour === null', 'false'],
  ]),
  ...of('mock-api/src/booking/request-consultation.ts', 'neither is too long, and none of it is kept', [
    ["''", '"Stryker was here!"'],
  ]),
  ...of(
    'mock-api/src/booking/request-consultation.ts',
    'it is kept for the shop, and no operation reads it',
    [
      ["checks.phone('phone', input.phone) ?? ''", "checks.phone('phone', input.phone) && ''"],
      ['input.gclid ?? null', 'input.gclid && null'],
    ],
  ),
  ...of('mock-api/src/finance/apply-at-lender.ts', 'a card that could be read has both', [
    ["''", '"Stryker was here!"'],
  ]),
  ...['finance-letters', 'finance-pages', 'finance-lender'].flatMap((name) =>
    of(`mock-api/src/finance/${name}.ts`, ofTheCode, [['`Nothing is lent of ${amountPence} pence`', '``']]),
  ),
  ...['finance-letters', 'finance-pages'].flatMap((name) =>
    of(`mock-api/src/finance/${name}.ts`, 'an application is for what the plan lends', [
      ['example === null', 'false'],
    ]),
  ),
  ...of('mock-api/src/finance/finance-pages.ts', 'a table is the same without line breaks', [
    ["'\\n'", '""'],
  ]),
  ...of('mock-api/src/finance/finance-route.ts', 'the application was found right before', [
    ["submission.kind === 'unknown'", 'false'],
    ["'unknown'", '""'],
  ]),
  ...of('mock-api/src/pay/card-form.ts', forTheCompiler, [['card !== undefined', 'true']]),
  ...of(
    'mock-api/src/pay/card-form.ts',
    'without a month no year is looked at, and today has both; the compiler wants to be told',
    [["''", '"Stryker was here!"']],
  ),
  ...of('mock-api/src/pay/card-form.ts', 'the first of what was found, the whole, is not looked at', [
    ['[]', '["Stryker was here"]'],
  ]),
  ...of('mock-api/src/pay/card-form.ts', 'below nothing a sum is divisible by ten as well', [
    ['sum += value > 9 ? value - 9 : value', 'sum -= value > 9 ? value - 9 : value'],
  ]),
  ...of(
    'mock-api/src/pay/challenge-page.ts',
    'where the bank asks a card has been typed; the compiler wants to be told',
    [
      ["'card'", '""'],
      ["''", '"Stryker was here!"'],
    ],
  ),
  ...of('mock-api/src/pay/challenge-page.ts', sameEitherWay, [['{ isWrong: false }', '{}']]),
  ...['form-parts', 'pay-pages'].flatMap((name) =>
    of(`mock-api/src/pay/${name}.ts`, 'lists and tables are the same without line breaks', [["'\\n'", '""']]),
  ),
  ...of('mock-api/src/pay/pay-route.ts', forTheCompiler, [["''", '"Stryker was here!"']]),
  ...of(
    'mock-api/src/pay/payment-provider.ts',
    'no payment is ever taken away; the compiler wants to be told',
    [['payment !== undefined', 'true']],
  ),
  ...of('mock-api/src/pay/test-cards.ts', 'fifteen signs that hold fifteen digits hold nothing else', [
    [
      String.raw`/^(\d{4})(\d{6})(\d{5})$/`,
      String.raw`/(\d{4})(\d{6})(\d{5})$/`,
      String.raw`/^(\d{4})(\d{6})(\d{5})/`,
    ],
  ]),
  ...of('mock-api/src/pictures/stills.ts', 'any version does that changes with the pictures', [
    ["'\\n'", '""'],
  ]),
  ...of('mock-api/src/sales/running-sales.ts', sameEitherWay, [['key(a) < key(b)', 'key(a) <= key(b)']]),
  ...of('mock-api/src/schedule/delivery-schedule.ts', forTheCompiler, [["''", '"Stryker was here!"']]),
  ...of('mock-api/src/cart/cart-arguments.ts', 'the contract has a default; the compiler wants to be told', [
    ['false', 'true'],
  ]),
  ...of('mock-api/src/cart/cart-totals.ts', forTheCompiler, [["'AVAILABLE'", '""']]),
  ...of(
    'mock-api/src/cart/cart-totals.ts',
    'a design that can be bought is known; the compiler wants to be told',
    [
      ["''", '"Stryker was here!"'],
      ['designs.bySku(choice.sku)?.subCategory', 'designs.bySku(choice.sku).subCategory'],
    ],
  ),
  ...of(
    'mock-api/src/cart/cart-code-service.ts',
    'the coupon has just been found; the compiler wants to be told',
    [['onCart?.problem', 'onCart.problem']],
  ),
  ...of(
    'mock-api/src/cart/cart-store.ts',
    'each of these columns holds a text or null; the compiler wants to be told',
    [["typeof value === 'string'", 'true']],
  ),
  ...of('mock-api/src/cart/choice-problems.ts', 'no option is called so', [['[]', '["Stryker was here"]']]),
  ...of('mock-api/src/cart/voucher-uses.ts', 'a sum always has its row; the compiler wants to be told', [
    ["row?.['held']", "row['held']"],
    ["row?.['used']", "row['used']"],
  ]),
  ...of('mock-api/src/cart/wrong-codes.ts', 'a count always has its row; the compiler wants to be told', [
    ["row?.['count']", "row['count']"],
  ]),
  ...of(
    'mock-api/src/wishlist/wishlist-service.ts',
    'no design and no stone has null for its id; the compiler wants to be told',
    [
      ['designId === null', 'false'],
      ['gemstoneId === null', 'false'],
    ],
  ),
  ...of(
    'mock-api/src/catalogue/design-index.ts',
    'every group is there for every design; the compiler wants to be told',
    [
      ['idsByGroup.get(name)?.has', 'idsByGroup.get(name).has'],
      ['entry.idsByGroup.get(groupName)?.has', 'entry.idsByGroup.get(groupName).has'],
    ],
  ),
  ...of('mock-api/src/catalogue/design-index.ts', 'what is no piece takes none from the shelf', [
    ['[]', '["Stryker was here"]'],
  ]),
  ...of(
    'mock-api/src/catalogue/design-index.ts',
    'where nothing is taken the copies are the same, and cost time',
    [
      ['stockLeft.isWhole', 'false'],
      ['design === entry.design', 'false'],
    ],
  ),
  ...of('mock-api/src/catalogue/design-pictures.ts', remembered, [
    ['known.set(stills, ofStills)', ';'],
    ['ofStills.set(design, pictures)', ';'],
  ]),
  ...of(
    'mock-api/src/catalogue/design-pictures.ts',
    'only metals are put in order; the compiler wants to be told',
    [
      ['[]', '["Stryker was here"]'],
      ['parseMetal(name)?.colour', 'parseMetal(name).colour'],
      ['!metal', 'false'],
    ],
  ),
  ...of(
    'mock-api/src/catalogue/design-pictures.ts',
    'no picture has null for its key; the compiler wants to be told',
    [['key === null', 'false']],
  ),
  ...of(
    'mock-api/src/catalogue/filter-groups.ts',
    'categories are checked before, and a row holds all of each; the compiler wants to be told',
    [['[]', '["Stryker was here"]']],
  ),
  ...of('mock-api/src/catalogue/filter-groups.ts', 'the row of all wedding rings says the same', [
    ['[plain]', '[]'],
  ]),
  ...of('mock-api/src/catalogue/listed-price.ts', remembered, [
    ['known.set(design, prices)', ';'],
    ['prices.set(key, price)', ';'],
  ]),
  ...of('mock-api/src/catalogue/listed-price.ts', 'no option has such an id', [
    ['[]', '["Stryker was here"]'],
  ]),
  ...of(
    'mock-api/src/catalogue/listed-price.ts',
    'the shape of the stone is checked before; the compiler wants to be told',
    [['shapeOfStone(stone)?.ids', 'shapeOfStone(stone).ids']],
  ),
  ...of('mock-api/src/catalogue/listed-price.ts', 'no per cent off leaves the list price as it is', [
    ['salePercent > 0', 'true', 'salePercent >= 0'],
  ]),
  ...of('mock-api/src/catalogue/listed-price.ts', forTheCompiler, [['!range', 'false']]),
  ...of('mock-api/src/catalogue/listed-price.ts', ofTheCode, [["'A setting on a list has a price'", '""']]),
  ...of('mock-api/src/catalogue/asset-route.ts', 'no piece has such a sku', [
    ["''", '"Stryker was here!"'],
    ['[]', '["Stryker was here"]'],
  ]),
  ...of('mock-api/src/catalogue/design-assets.ts', forTheCompiler, [
    [
      'metalColours.find(({ slug }) => slug === metal)?.name',
      'metalColours.find(({ slug }) => slug === metal).name',
    ],
  ]),
  ...of('mock-api/src/catalogue/design-assets.ts', 'no shape has such an id', [
    ['[]', '["Stryker was here"]'],
  ]),
  ...of('mock-api/src/catalogue/design-order.ts', 'a sort asks only whether one comes before the other', [
    ['a < b', 'false', 'a <= b'],
  ]),
  ...of('mock-api/src/catalogue/design-query.ts', oneId, [
    ['ids.some((id) => id === shapeId)', 'ids.every(id => id === shapeId)'],
  ]),
  ...of(
    'mock-api/src/catalogue/design-query.ts',
    'what is not there is not below 0; the compiler wants to be told',
    [['bound != null', 'true']],
  ),
  ...of('mock-api/src/catalogue/design-ranges.ts', 'both are there or neither is', [
    ['min === undefined || max === undefined', 'min === undefined && max === undefined'],
    ['min === undefined', 'false'],
    ['max === undefined', 'false'],
  ]),
  ...of('mock-api/src/search/question.ts', 'every word has its candidates; the compiler wants to be told', [
    ['[]', '["Stryker was here"]'],
    ['candidates[index]?.[0]', 'candidates[index][0]'],
  ]),
  ...of('mock-api/src/search/search-engine.ts', 'no row, no sku and no part that is looked at is called so', [
    ['[]', '["Stryker was here"]'],
  ]),
  ...of('mock-api/src/search/search-engine.ts', 'where no stones are found they are not looked up again', [
    ['(): readonly number[] => []', '() => undefined'],
  ]),
  ...of(
    'mock-api/src/search/search-engine.ts',
    'what is no piece comes back from the shelf as it is; the compiler wants to be told',
    [
      ["typeof found === 'number'", 'false'],
      ["'number'", '""'],
    ],
  ),
  ...of(
    'mock-api/src/search/search-engine.ts',
    'stones that are looked up again are the same, and cost time',
    [
      ['count < mostStoneHits', 'false'],
      ['mostStoneHits + hidden.size', 'mostStoneHits - hidden.size'],
    ],
  ),
  ...of('mock-api/src/search/search-engine.ts', 'of letters and digits together there are grades alone', [
    [String.raw`/^\d/`, String.raw`/\d/`],
  ]),
  ...of('mock-api/src/search/search-language.ts', 'no grade is called so, and every place has its word', [
    ["''", '"Stryker was here!"'],
  ]),
  ...of('mock-api/src/search/search-language.ts', 'no words at all mean nothing', [
    ['length > 0', 'length >= 0'],
  ]),
  ...of(
    'mock-api/src/search/search-language.ts',
    'every synonym means one thing; the compiler wants to be told',
    [
      ['meant && more.length === 0', 'true', 'meant || more.length === 0'],
      ['more.length === 0', 'true'],
    ],
  ),
  ...of('mock-api/src/search/card-price.ts', 'without a metal no price is looked for', [
    ['[]', '["Stryker was here"]'],
  ]),
  ...of('mock-api/src/search/design-search.ts', 'the first of what was found, the whole, is not looked at', [
    ['[]', '["Stryker was here"]'],
  ]),
  ...of(
    'mock-api/src/search/design-search.ts',
    'without digits there are no letters, and no number is printed so; the compiler wants to be told',
    [['digits === undefined', 'false']],
  ),
  ...of('mock-api/src/search/design-search.ts', 'a piece whose names say all that was asked has all of it', [
    ['most === terms.length', 'true'],
  ]),
  ...of('mock-api/src/search/design-search.ts', remembered, [['left === design', 'false']]),
  ...of('mock-api/src/search/design-search.ts', 'a sku has five digits, and more of them find nothing', [
    [String.raw`/^0\d{4}$/`, String.raw`/0\d{4}$/`, String.raw`/^0\d{4}/`],
  ]),
  ...of('mock-api/src/search/design-words.ts', 'natural diamonds are called natural by their own name, too', [
    ['isDiamond(kind) && !/lab/i.test(name)', 'false'],
  ]),
  ...of('mock-api/src/search/stone-question.ts', 'no unit is called so', [["''", '"Stryker was here!"']]),
  ...of('mock-api/src/search/stone-search.ts', 'the first of what was found, the whole, is not looked at', [
    ['[]', '["Stryker was here"]'],
  ]),
  ...of('mock-api/src/search/stone-search.ts', 'no stone weighs null, so that none comes first for it', [
    ['firstCarat === null', 'false'],
  ]),
  ...of('mock-api/src/search/vocabulary.ts', 'where no slip is forgiven no other word is near enough', [
    ['most === 0', 'false'],
  ]),
  ...of('mock-api/src/search/vocabulary.ts', 'a word that is the same is found before', [
    ['allowed === 0', 'false'],
  ]),
  ...of('mock-api/src/search/vocabulary.ts', 'no word is there twice', [['a < b', 'a <= b']]),
  ...of('web/src/data/bank-holidays.ts', 'an answer is found by any name that no other has', [
    ["['BankHolidays']", '[]'],
    ["'BankHolidays'", '""'],
    ["['NamedBankHolidays']", '[]'],
    ["'NamedBankHolidays'", '""'],
  ]),
  ...of('web/src/data/kept-text.ts', 'no record is kept under either', [["''", '"Stryker was here!"']]),
  ...of(
    'web/src/data/lazy-store.ts',
    'who leaves has looked before, which loads it; the compiler wants to be told',
    [['loading?.stop', 'loading.stop']],
  ),
  ...of('web/src/data/persisted.ts', 'no record reads like either', [["''", '"Stryker was here!"']]),
  ...of('web/src/data/persisted.ts', forTheCompiler, [['unread', 'true']]),
  ...of('web/src/data/persisted.ts', 'null is refused as what is damaged is', [['text === null', 'false']]),
  ...of('web/src/data/persisted.ts', 'a function that merely ends gives undefined as well', [
    ['{ // Not ours, or damaged: the schema refuses it. return undefined }', '{}'],
  ]),
  ...of('web/src/data/shop-clock.ts', 'who has gone is told nothing, whether they are known or not', [
    ['leave()', ';'],
  ]),
  ...of(
    'web/src/data/shop-clock.ts',
    'null is no time that can be read either; the compiler wants to be told',
    [['date === null', 'false']],
  ),
  ...of('web/src/data/shop-clock.ts', sameEitherWay, [
    ['dateMs > (shopNow()?.getTime() ?? -Infinity)', 'dateMs >= (shopNow()?.getTime() ?? -Infinity)'],
  ]),
  ...of('web/src/data/use-proxy.ts', 'a page looks at one store as long as it stands', [['[state]', '[]']]),
  ...of('web/src/data/parse-answer.ts', forTheCompiler, [
    ['refused?.extensions?.argument', 'refused?.extensions.argument'],
  ]),
  ...of('web/src/data/shop-version.ts', 'null and undefined are no version alike', [
    ['() => null', '() => undefined'],
  ]),
  ...of('web/src/data/shown-picture.ts', 'a stone that has no colour is not coloured, mask or none', [
    ['stoneColour === null', 'false'],
  ]),
  ...of('web/src/data/shown-picture.ts', 'without a colour there is no mask; the compiler wants to be told', [
    ['stoneColour !== null', 'true'],
  ]),
  ...of('web/src/data/tab-text.ts', 'a function that merely ends gives undefined as well', [
    ['{ return undefined }', '{}'],
  ]),
  ...of('web/src/data/track.ts', 'what neither waits nor is sent is refused', [["'refused'", '""']]),
  ...of('web/src/data/consent/consent.ts', 'a text that is damaged says nothing either', [["'null'", '""']]),
  ...of(
    'web/src/data/consent/consent.ts',
    'a number, a text or a yes has no such fields; the compiler wants to be told',
    [["typeof kept === 'object'", 'true']],
  ),
  ...of(
    'mock-api/src/gemstones/best-match.ts',
    'every stone has its supplier; the compiler wants to be told',
    [
      [
        'stoneSuppliers[columns.supplier[row] ?? absent]?.leadTimeDays',
        'stoneSuppliers[columns.supplier[row] ?? absent].leadTimeDays',
      ],
    ],
  ),
  ...of('mock-api/src/gemstones/bitset.ts', beyondTheEnd, [
    ['word < bits.length', 'word <= bits.length'],
    ['word < a.length', 'word <= a.length'],
  ]),
  ...of('mock-api/src/gemstones/bitset.ts', 'a set has as many places as are asked of it', [
    ['word < bits.length && written < length', 'word < bits.length || written < length'],
    ['word < bits.length', 'true'],
  ]),
  ...of('mock-api/src/gemstones/bitset.ts', costsTime, [
    ['rest === 0', 'false'],
    ['written < length', 'true', 'written <= length'],
    ['passed < skip', 'true', 'passed <= skip'],
    ['passed + count <= skip', 'passed + count < skip'],
  ]),
  ...of('mock-api/src/gemstones/facet-column.ts', beyondTheEnd, [
    ['index < places.length', 'index <= places.length'],
    ['absent + 1', 'absent - 1'],
  ]),
  ...of('mock-api/src/gemstones/facet-column.ts', costsTime, [
    ['this.#counts.length - 1', 'this.#counts.length + 1'],
    ['option === last', 'false'],
  ]),
  ...of('mock-api/src/gemstones/facets.ts', 'of all shapes the first alone shows its cut', [
    ['shape[row] ?? absent', 'shape[row] && absent'],
  ]),
  ...of(
    'mock-api/src/gemstones/facets.ts',
    'every colour of the fixtures is of some hue; the compiler wants to be told',
    [['hue === null', 'false']],
  ),
  ...of('mock-api/src/gemstones/gemstone-query.ts', oneId, [
    ['ids.some((known) => known === id)', 'ids.every(known => known === id)'],
  ]),
  ...of(
    'mock-api/src/gemstones/gemstone-query.ts',
    'what is not there is neither below 0 nor above anything; the compiler wants to be told',
    [
      ['bound != null', 'true'],
      ['min != null && max != null', 'true', 'min != null || max != null'],
      ['min != null', 'true'],
      ['max != null', 'true'],
    ],
  ),
  ...of('mock-api/src/gemstones/matching-stones.ts', 'no row is called so', [['[]', '["Stryker was here"]']]),
  ...of(
    'mock-api/src/gemstones/matching-stones.ts',
    'the rule of pairs sorts out other shapes and kinds as well, which costs time',
    [
      ["[ ['SHAPE', [shape]], ['GEM_TYPE', [kind]], ]", '[]'],
      ["['SHAPE', [shape]]", '[]'],
      ["'SHAPE'", '""'],
      ["['GEM_TYPE', [kind]]", '[]'],
      ["'GEM_TYPE'", '""'],
    ],
  ),
  ...of('mock-api/src/gemstones/not-beaten.ts', beyondTheEnd, [
    ['worse < colourCount', 'worse <= colourCount'],
  ]),
  ...of('mock-api/src/gemstones/trade-offs.ts', 'no row is called so', [['[]', '["Stryker was here"]']]),
  ...of('mock-api/src/gemstones/ranked-column.ts', beyondTheEnd, [
    ['rank < values.length', 'rank <= values.length'],
  ]),
  ...of('mock-api/src/gemstones/ranked-column.ts', costsTime, [
    ['first >= last', 'false', 'first > last'],
    ['(candidate) => !hasOther(bits, this.#belowStep(candidate))', '() => undefined'],
    ['rank * steps', 'rank / steps'],
  ]),
  ...of('mock-api/src/gemstones/row-order.ts', beyondTheEnd, [
    ['place < length', 'place <= length'],
    ['rank < length', 'rank <= length'],
    ['rank < order.length', 'rank <= order.length'],
  ]),
  ...of('mock-api/src/gemstones/row-order.ts', costsTime, [
    ['length === 0', 'false'],
    ['step > total', 'true', 'false', 'step >= total', 'step <= total'],
    ['hasBit(bits, place)', 'false'],
    ['places.push(place)', ';'],
  ]),
  ...of('mock-api/src/gemstones/gemstone-resolvers.ts', 'no row is called so', [
    ['[]', '["Stryker was here"]'],
  ]),
  ...of(
    'mock-api/src/gemstones/gemstone-resolvers.ts',
    'every filter is counted; the compiler wants to be told',
    [['counts.get(name)?.[index]', 'counts.get(name)[index]']],
  ),
  ...of('mock-api/src/gemstones/stone-index.ts', beyondTheEnd, [
    ['place < rows.length', 'place <= rows.length'],
  ]),
  ...of('mock-api/src/gemstones/stone-index.ts', costsTime, [
    ['others.length === limits.length', 'false'],
    ['{ return [facet.group.name, facet.countIn(found, total, foundPlaces)] }', '{}'],
    ['(place) => !hasBit(lowered, place)', '() => undefined'],
    ['length === 0', 'false'],
  ]),
  ...of('mock-api/src/gemstones/stone-index.ts', 'no row is called so', [['[]', '["Stryker was here"]']]),
  ...of(
    'mock-api/src/gemstones/stone-index.ts',
    'no stone has null for its row; the compiler wants to be told',
    [['row !== null', 'true']],
  ),
  ...of('mock-api/src/gemstones/stone-index.ts', 'the shape is the first of the filters', [
    ["group.name === 'SHAPE'", 'true'],
  ]),
  ...of(
    'mock-api/src/gemstones/stone-picture-route.ts',
    'the first of what was found, the whole, is not looked at',
    [['[]', '["Stryker was here"]']],
  ),
  ...of(
    'mock-api/src/gemstones/stone-picture-route.ts',
    'no picture is of neither a shape nor a look; the compiler wants to be told',
    [['shape && look', 'true', 'shape || look']],
  ),
  ...of('mock-api/src/gemstones/stone-pictures.ts', 'of that picture only an address is read', [
    ["''", '"Stryker was here!"'],
  ]),
  ...of(
    'mock-api/src/gemstones/stone-pictures.ts',
    'every stone has a shape; the compiler wants to be told',
    [['!shape', 'false']],
  ),
  ...of('mock-api/src/world/worlds-route.ts', 'a stone is named or the address is none', [
    ["''", '"Stryker was here!"'],
  ]),
  ...of('mock-api/src/world/worlds.ts', forTheCompiler, [['oldest !== undefined', 'true']]),
  ...of('mock-api/src/world/worlds.ts', 'a state that no fault asks for is not read, and costs time', [
    ["this.default.faults().some(({ kind }) => kind === 'stale-read')", 'true'],
    ["kind === 'stale-read'", 'true'],
  ]),
  ...of('mock-api/src/world/world.ts', 'a state that no fault asks for is not read, and costs time', [
    ['stale.length > 0', 'true', 'stale.length >= 0'],
  ]),
  ...of('mock-api/src/world/world.ts', remembered, [['this.sql.isTransaction', 'true']]),
  ...of('mock-api/src/world/fault-store.ts', 'no number that is drawn is a chance itself', [
    ['drawnPart(seed, call) < chance', 'drawnPart(seed, call) <= chance'],
  ]),
  ...of('mock-api/src/world/suffer-faults.ts', 'only who leaves ends a wait early', [
    ['signal.aborted', 'true'],
  ]),
  ...of('mock-api/src/world/suffer-faults.ts', 'a function that merely ends gives undefined as well', [
    ['default: return undefined', 'default:'],
  ]),
  ...of('mock-api/src/world/database.ts', 'a pragma always answers; the compiler wants to be told', [
    [
      "sql.prepare('PRAGMA user_version').get()?.['user_version']",
      "sql.prepare('PRAGMA user_version').get()['user_version']",
    ],
    [
      "sql.prepare('PRAGMA quick_check(1)').get()?.['quick_check']",
      "sql.prepare('PRAGMA quick_check(1)').get()['quick_check']",
    ],
  ]),
  ...of('mock-api/src/world/database.ts', 'a database without a name is gone with its process as well', [
    ["':memory:'", '""'],
  ]),
  ...of('mock-api/src/world/database.ts', remembered, [['image === undefined', 'true']]),
  ...of('mock-api/src/world/database.ts', 'what is finished ends its parts', [["'RELEASE part'", '""']]),
  ...of('mock-api/src/world/due-events.ts', 'who looks for what is due finds nothing, and it costs time', [
    [
      "world.sql.prepare('SELECT 1 FROM due_events WHERE due_ms <= ? LIMIT 1').get(world.now().getTime()) !== undefined",
      'true',
    ],
  ]),
  ...of('mock-api/src/world/stock-left.ts', 'no piece is called so, and every piece has its name', [
    ["''", '"Stryker was here!"'],
    ['[]', '["Stryker was here"]'],
  ]),
  ...of('mock-api/src/world/tables.ts', 'any number does that changes with the tables', [
    ["';'", '""'],
    ['Math.imul(hash, 31) + character.charCodeAt(0)', 'Math.imul(hash, 31) - character.charCodeAt(0)'],
  ]),
  ...of('mock-api/src/world/taken-stock.ts', 'of no pieces none is held; what is left is read anew', [
    ['pieces.length === 0', 'false'],
  ]),
  ...of('mock-api/src/world/world-choice.ts', 'no cookies and a text that is none name no world', [
    ["''", '"Stryker was here!"'],
  ]),
  ...of('mock-api/src/identity/change-password.ts', 'no account is called so', [
    ["''", '"Stryker was here!"'],
  ]),
  ...of('mock-api/src/identity/identity-answer.ts', forTheCompiler, [
    ['first?.code', 'first.code'],
    ["'INVALID'", '""'],
  ]),
  ...of('mock-api/src/identity/identity-route.ts', 'a function that merely ends gives undefined as well', [
    ['{ return undefined }', '{}'],
  ]),
  ...of('mock-api/src/identity/password-hash.ts', 'no password comes to a hash that was drawn', [
    ['kept !== undefined', 'true'],
  ]),
  ...of('mock-api/src/identity/password-hash.ts', forTheCompiler, [["''", '"Stryker was here!"']]),
  ...of(
    'mock-api/src/identity/sign-in.ts',
    'who is not there has no right password; the compiler wants to be told',
    [['account?.passwordHash', 'account.passwordHash']],
  ),
  ...of('mock-api/src/identity/sessions.ts', 'what is no token is foreign; the compiler wants to be told', [
    ['token === undefined', 'false'],
  ]),
  ...of(
    'mock-api/src/identity/sessions.ts',
    'no account has null for its id; the compiler wants to be told',
    [['accountId === null', 'false']],
  ),
  ...of(
    'mock-api/src/identity/sessions.ts',
    'no session is called so, and a token without its claims is foreign',
    [["''", '"Stryker was here!"']],
  ),
  ...of('web/src/server/api.ts', 'neither is a time', [["''", '"Stryker was here!"']]),
  ...of('web/src/server/api.ts', 'what a question gives that fails is not looked at', [
    ['() => null', '() => undefined'],
  ]),
  ...of('web/src/server/canonical-path.ts', forTheCompiler, [["''", '"Stryker was here!"']]),
  ...of('web/src/server/canonical-path.ts', 'the first of what was found, the whole, is not looked at', [
    ['[]', '["Stryker was here"]'],
  ]),
  ...of('web/src/server/compress-page.ts', 'neither names a way to compress', [
    ["''", '"Stryker was here!"'],
  ]),
  ...of('web/src/server/content.ts', 'null and undefined are no list alike', [
    ['() => null', '() => undefined'],
  ]),
  ...of('web/src/server/content.ts', 'a language has two letters, and a path begins with its slash', [
    ["' '", '""'],
  ]),
  ...of('web/src/server/content.ts', forTheCompiler, [['oldest !== undefined', 'true']]),
  ...of(
    'web/src/server/enquiry-form.ts',
    'the path of a page can be read again; the compiler wants to be told',
    [['URL.parse(page, siteless)?.pathname', 'URL.parse(page, siteless).pathname']],
  ),
  ...of(
    'web/src/server/finish-page.ts',
    'a page that is started has its script; the compiler wants to be told',
    [["''", '"Stryker was here!"']],
  ),
  ...of(
    'web/src/server/finish-page.ts',
    'of what was found the whole is not looked at, and every link has its address; the compiler wants to be told',
    [
      ['[]', '["Stryker was here"]'],
      [String.raw`/href="([^"]+)"/.exec(link)?.[1]`, String.raw`/href="([^"]+)"/.exec(link)[1]`],
    ],
  ),
  ...of('web/src/server/graphql-proxy.ts', 'what is not there is refused as null is', [
    ['{ // Not JSON: the shape check refuses it. return null }', '{}'],
  ]),
  ...of('web/src/server/identity-proxy.ts', 'neither is a time', [["''", '"Stryker was here!"']]),
  ...of('web/src/server/is-decodable.ts', 'no path is empty, or called so', [["''", '"Stryker was here!"']]),
  ...of('web/src/server/is-decodable.ts', 'a function that merely ends says no as well', [
    ['{ return false }', '{}'],
  ]),
  ...of('web/src/server/list-form.ts', 'any other query is left early for speed alone', [
    ["!search.includes('-least=')", 'false'],
    ["'-least='", '""'],
  ]),
  ...of('web/src/server/list-form.ts', 'neither is a number', [["''", '"Stryker was here!"']]),
  ...of('web/src/server/menu.ts', 'no block is called so', [["''", '"Stryker was here!"']]),
  ...of('web/src/server/menu.ts', 'a test reads each of the copies; the compiler wants to be told', [
    ['!read', 'false'],
    ["'The bundled menu has another form'", '""'],
  ]),
  ...of('web/src/server/page-fonts.ts', forTheCompiler, [['[]', '["Stryker was here"]']]),
  ...of('web/src/server/page-styles.ts', remembered, [['known.set(key, styles)', ';']]),
  ...of('web/src/server/page-styles.ts', 'no property, no class and no bracket is called so', [
    ['[]', '["Stryker was here"]'],
    ["''", '"Stryker was here!"'],
  ]),
  ...of('web/src/server/page-styles.ts', 'a remark is no value; the compiler wants to be told', [
    ["node.type === 'decl'", 'true'],
  ]),
  ...of('web/src/server/page-styles.ts', 'a class ends at a bracket as well', [
    ["sign !== ')'", 'true'],
    ["')'", '""'],
  ]),
  ...of('web/src/server/page-styles.ts', 'no class is called null; the compiler wants to be told', [
    ['animation !== null', 'true'],
  ]),
  ...of('web/src/server/posted-form.ts', 'neither is an address', [["''", '"Stryker was here!"']]),
  ...of('web/src/server/posted-form.ts', 'the path of a page begins with its slash', [
    [String.raw`/^\/+/`, String.raw`/\/+/`],
  ]),
  ...of('web/src/server/request-scope.ts', 'neither names a world', [["''", '"Stryker was here!"']]),
  ...of('web/src/server/request-scope.ts', forTheCompiler, [['cookie?.[1]?.trim', 'cookie?.[1].trim']]),
  ...of(
    'web/src/server/services.ts',
    'a server is connected before anybody asks it; the compiler wants to be told',
    [
      ['serverSide()?.bankHolidays', 'serverSide().bankHolidays'],
      ['serverSide()?.menu', 'serverSide().menu'],
      ['serverSide()?.contentPage', 'serverSide().contentPage'],
    ],
  ),
]

/** Survivors of a file that share a reason: each by what was changed, and what into. */
function of(
  file: string,
  reason: string,
  changes: readonly (readonly [from: string, ...to: string[]])[],
): Accepted[] {
  return changes.flatMap(([from, ...into]) => into.map((to) => ({ file, from, to, reason })))
}

/** Why a survivor may live; undefined where it has to be found. */
export function reasonFor({ file, from, to }: Survivor): string | undefined {
  return accepted.find((each) => each.file === file && each.from === from && each.to === to)?.reason
}
