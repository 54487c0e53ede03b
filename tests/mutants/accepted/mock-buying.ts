import { forTheCompiler, ofTheCode, sameEitherWay } from './shared-reasons.ts'
import type { Table } from './table.ts'

/** What may survive where the mock sells: builds, cart, checkout, finance, payments, orders and wishlist. */
export const inMockBuying: Table = {
  'mock-api/src/builds/build-arguments.ts': {
    'the contract has defaults; the compiler wants to be told': [
      ['false', 'true'],
      ['[]', '["Stryker was here"]'],
      ['input.optionIds?.length', 'input.optionIds.length'],
    ],
  },
  'mock-api/src/builds/build-problems.ts': {
    'stones are read by their ids, whatever the sku': [["''", '"Stryker was here!"']],
  },
  'mock-api/src/builds/build-service.ts': {
    'stones are read by their ids, whatever the sku': [
      ["choice.sku ?? ''", "choice.sku && ''"],
      ["''", '"Stryker was here!"'],
    ],
  },
  'mock-api/src/cart/cart-arguments.ts': {
    'the contract has a default; the compiler wants to be told': [['false', 'true']],
  },
  'mock-api/src/cart/cart-code-service.ts': {
    'the coupon has just been found; the compiler wants to be told': [['onCart?.problem', 'onCart.problem']],
  },
  'mock-api/src/cart/cart-service.ts': {
    'a choice without problems is of a design; the compiler wants to be told': [
      ['design?.sku', 'design.sku'],
    ],
  },
  'mock-api/src/cart/cart-store.ts': {
    'each of these columns holds a text or null; the compiler wants to be told': [
      ["typeof value === 'string'", 'true'],
    ],
  },
  'mock-api/src/cart/cart-totals.ts': {
    [forTheCompiler]: [["'AVAILABLE'", '""']],
    'a design that can be bought is known; the compiler wants to be told': [
      ["''", '"Stryker was here!"'],
      ['designs.bySku(choice.sku)?.subCategory', 'designs.bySku(choice.sku).subCategory'],
    ],
  },
  'mock-api/src/cart/choice-problems.ts': {
    'no option is called so': [['[]', '["Stryker was here"]']],
  },
  'mock-api/src/cart/voucher-uses.ts': {
    'a sum always has its row; the compiler wants to be told': [
      ["row?.['held']", "row['held']"],
      ["row?.['used']", "row['used']"],
    ],
  },
  'mock-api/src/cart/wrong-codes.ts': {
    'a count always has its row; the compiler wants to be told': [["row?.['count']", "row['count']"]],
  },
  'mock-api/src/checkout/book-order.ts': {
    'an order is of a cart; the compiler wants to be told': [['cartSessionId === null', 'false']],
    'the lender says what was paid as deposit, and nobody else; the compiler wants to be told': [
      ["method === 'FINANCE' && depositPence !== null", "method === 'FINANCE' || depositPence !== null"],
      ["method === 'FINANCE'", 'true'],
      ['depositPence !== null', 'true'],
    ],
  },
  'mock-api/src/checkout/checked-details.ts': {
    'an address that is missing is refused as a whole': [["''", '"Stryker was here!"']],
  },
  'mock-api/src/checkout/checkout-arguments.ts': {
    'of the same input the same is made, which is all that a hash asks for': [
      ['Array.isArray(value)', 'false'],
      ['a < b', 'a <= b', 'a >= b'],
    ],
    [forTheCompiler]: [['value === null', 'false']],
  },
  'mock-api/src/checkout/open-payments.ts': {
    'what was paid is asked first, and then nothing else is begun': [
      ["{ throw new Error('A payment was paid that another one should replace') }", '{}'],
      ["'A payment was paid that another one should replace'", '""'],
      ["'too-late'", '""'],
    ],
    'an open payment has its page; the compiler wants to be told': [
      [
        'applicationByReference(sql, transactionId)?.status',
        'applicationByReference(sql, transactionId).status',
      ],
      ['paymentByReference(sql, transactionId)?.status', 'paymentByReference(sql, transactionId).status'],
    ],
  },
  'mock-api/src/checkout/payment-page.ts': {
    [forTheCompiler]: [
      ['purchase?.lines', 'purchase.lines'],
      ['purchase?.financePlan', 'purchase.financePlan'],
    ],
  },
  'mock-api/src/checkout/payment-store.ts': {
    [forTheCompiler]: [['[]', '["Stryker was here"]']],
  },
  'mock-api/src/checkout/place-order.ts': {
    [ofTheCode]: [
      ['`Not a day: ${day}`', '``'],
      ["'A payment was not kept'", '""'],
    ],
    [forTheCompiler]: [['stored === undefined', 'false']],
    'what has no cart or no price has errors; the compiler wants to be told': [
      ['cart === null', 'false'],
      ['priced === null', 'false'],
    ],
    'it is one of the days of the delivery by then; the compiler wants to be told': [
      ['!isLondonDate(day)', 'false'],
    ],
  },
  'mock-api/src/checkout/priced-lines.ts': {
    [ofTheCode]: [
      ["'There are no lines'", '""'],
      ["'A line was priced that is not offered'", '""'],
    ],
    [forTheCompiler]: [['readyOn === null', 'false']],
    'no line is called so': [['[]', '["Stryker was here"]']],
    'without a cart every line is gone; the compiler wants to be told': [['cart === null', 'false']],
    'a line that is not offered is refused before; the compiler wants to be told': [
      ["piece.kind !== 'offered' || paid === null", 'false', "piece.kind !== 'offered' && paid === null"],
      ["piece.kind !== 'offered'", 'false'],
      ['paid === null', 'false'],
    ],
  },
  'mock-api/src/checkout/settle-payment.ts': {
    [forTheCompiler]: [["step.kind !== 'becomes'", 'false']],
  },
  'mock-api/src/checkout/shown-payment.ts': {
    [forTheCompiler]: [
      ['path !== null', 'true'],
      ['payment.linkId === null', 'false'],
    ],
  },
  'mock-api/src/finance/apply-at-lender.ts': {
    'a card that could be read has both': [["''", '"Stryker was here!"']],
  },
  'mock-api/src/finance/finance-lender.ts': {
    [ofTheCode]: [['`Nothing is lent of ${amountPence} pence`', '``']],
  },
  'mock-api/src/finance/finance-letters.ts': {
    [ofTheCode]: [['`Nothing is lent of ${amountPence} pence`', '``']],
    'an application is for what the plan lends': [['example === null', 'false']],
  },
  'mock-api/src/finance/finance-pages.ts': {
    [ofTheCode]: [['`Nothing is lent of ${amountPence} pence`', '``']],
    'an application is for what the plan lends': [['example === null', 'false']],
    'a table is the same without line breaks': [[String.raw`'\n'`, '""']],
  },
  'mock-api/src/finance/finance-route.ts': {
    'the application was found right before': [
      ["submission.kind === 'unknown'", 'false'],
      ["'unknown'", '""'],
    ],
  },
  'mock-api/src/orders/make-order.ts': {
    'its stages are planned before anybody sees it': [['[]', '["Stryker was here"]']],
  },
  'mock-api/src/orders/order-store.ts': {
    [forTheCompiler]: [['[]', '["Stryker was here"]']],
  },
  'mock-api/src/pay/card-form.ts': {
    [forTheCompiler]: [['card !== undefined', 'true']],
    'without a month no year is looked at, and today has both; the compiler wants to be told': [
      ["''", '"Stryker was here!"'],
    ],
    'the first of what was found, the whole, is not looked at': [['[]', '["Stryker was here"]']],
    'below nothing a sum is divisible by ten as well': [
      ['sum += value > 9 ? value - 9 : value', 'sum -= value > 9 ? value - 9 : value'],
    ],
  },
  'mock-api/src/pay/challenge-page.ts': {
    'where the bank asks a card has been typed; the compiler wants to be told': [
      ["'card'", '""'],
      ["''", '"Stryker was here!"'],
    ],
    [sameEitherWay]: [['{ isWrong: false }', '{}']],
  },
  'mock-api/src/pay/form-parts.ts': {
    'lists and tables are the same without line breaks': [[String.raw`'\n'`, '""']],
  },
  'mock-api/src/pay/pay-pages.ts': {
    'lists and tables are the same without line breaks': [[String.raw`'\n'`, '""']],
  },
  'mock-api/src/pay/pay-route.ts': {
    [forTheCompiler]: [["''", '"Stryker was here!"']],
  },
  'mock-api/src/pay/payment-provider.ts': {
    'no payment is ever taken away; the compiler wants to be told': [['payment !== undefined', 'true']],
  },
  'mock-api/src/pay/test-cards.ts': {
    'fifteen signs that hold fifteen digits hold nothing else': [
      [
        String.raw`/^(\d{4})(\d{6})(\d{5})$/`,
        String.raw`/(\d{4})(\d{6})(\d{5})$/`,
        String.raw`/^(\d{4})(\d{6})(\d{5})/`,
      ],
    ],
  },
  'mock-api/src/payment-links/book-link.ts': {
    [ofTheCode]: [["'The payment of a link that nobody has raised'", '""']],
    'no link has such a token; the compiler wants to be told': [['linkId === null', 'false']],
  },
  'mock-api/src/payment-links/pay-link.ts': {
    [ofTheCode]: [["'A payment was not kept'", '""']],
    [forTheCompiler]: [['stored === undefined', 'false']],
  },
  'mock-api/src/payment-links/payment-link-store.ts': {
    [forTheCompiler]: [['[]', '["Stryker was here"]']],
  },
  'mock-api/src/wishlist/wishlist-service.ts': {
    'no design and no stone has null for its id; the compiler wants to be told': [
      ['designId === null', 'false'],
      ['gemstoneId === null', 'false'],
    ],
  },
  'mock-api/src/wishlist/wishlist-store.ts': {
    [forTheCompiler]: [['{ shareId, sharedAt }', '{}']],
  },
}
