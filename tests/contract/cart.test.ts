import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Target, targetKinds } from './targets.ts'
import { type Stock, takeStock } from './variables.ts'

// The server may take its time to start on a busy machine.
vi.setConfig({ hookTimeout: 30_000 })

const item = 'basketItemId sku optionIds gemstoneId total availability'
const payload = `cart { cartItems { ${item} } } userErrors { code }`

describe.each(targetKinds.map((kind) => [kind.name, kind] as const))('the cart of %s', (_name, kind) => {
  let target: Target
  let stock: Stock
  beforeAll(async () => {
    target = await kind.open()
    stock = await takeStock(target)
  })
  afterAll(() => target?.close())

  it('keeps a piece until it is taken out', async ({ skip }) => {
    skip(!target.canWrite, 'changes something, and writing was not asked for')
    const ids = { cartSessionId: 'contract-cart', basketItemId: 'contract-1' }
    const [gemstoneId = ''] = stock.gemstoneIds
    const expected = {
      cartItems: [
        {
          basketItemId: 'contract-1',
          sku: stock.piece.sku,
          optionIds: stock.piece.optionIds,
          gemstoneId,
          total: expect.any(Number),
          availability: expect.toBeOneOf(['AVAILABLE', null]),
        },
      ],
    }
    const added = await target.ask(
      `mutation ($input: AddCartItemInput!) { addCartItem(input: $input) { ${payload} } }`,
      { input: { ...ids, sku: stock.piece.sku, optionIds: stock.piece.optionIds, gemstoneId } },
    )
    expect(added.data).toEqual({ addCartItem: { cart: expected, userErrors: [] } })
    const read = await target.ask(
      `query ($id: ID!) { getCartByCartSessionId(cartSessionId: $id) { cartItems { ${item} } } }`,
      { id: ids.cartSessionId },
    )
    expect(read.data).toEqual({ getCartByCartSessionId: expected })
    const removed = await target.ask(
      `mutation ($cartSessionId: ID!, $basketItemId: ID!) {
        removeCartItem(cartSessionId: $cartSessionId, basketItemId: $basketItemId) { ${payload} }
      }`,
      ids,
    )
    expect(removed.data).toEqual({ removeCartItem: { cart: { cartItems: [] }, userErrors: [] } })
  })

  it('takes a finished piece without a loose stone', async ({ skip }) => {
    skip(!target.canWrite, 'changes something, and writing was not asked for')
    const made = (await takePieces(target)).find(
      ({ purchaseAvailability }) => purchaseAvailability === 'ALWAYS',
    )
    const [optionIds] = made ? choicesOf(made.attributes) : []
    expect(await addPiece(target, made?.sku, optionIds)).toMatchObject({
      addCartItem: { cart: { cartItems: [{ sku: made?.sku, optionIds, gemstoneId: null }] }, userErrors: [] },
    })
    await target.ask(`mutation { clearCart(cartSessionId: "contract-pieces") { userErrors { code } } }`)
  })

  it('takes no combination that is not on the shelf, of what is sold from there alone', async ({ skip }) => {
    skip(!target.canWrite, 'changes something, and writing was not asked for')
    const gone = (await takePieces(target)).flatMap((piece) => {
      const optionIds = choicesOf(piece.attributes).find((ids) => !piece.stock.some((one) => holds(one, ids)))
      return piece.purchaseAvailability === 'STOCK' && optionIds ? { sku: piece.sku, optionIds } : []
    })
    skip(gone.length === 0, 'the target has nothing of the kind')
    for (const { sku, optionIds } of gone) {
      expect(await addPiece(target, sku, optionIds)).toMatchObject({
        addCartItem: { userErrors: [{ code: 'NOT_IN_STOCK' }] },
      })
    }
  })
})

async function addPiece(target: Target, sku: string | undefined, optionIds: readonly string[] | undefined) {
  const session = { cartSessionId: 'contract-pieces', basketItemId: `contract-${sku}` }
  const { data } = await target.ask(
    `mutation ($input: AddCartItemInput!) { addCartItem(input: $input) { ${payload} } }`,
    { input: { ...session, sku, optionIds } },
  )
  return data
}

interface Piece {
  readonly sku: string
  readonly purchaseAvailability: string
  readonly attributes: readonly {
    readonly name: string
    readonly options: readonly { readonly id: string }[]
  }[]
  readonly stock: readonly { readonly stockStatus: string; readonly attributes: readonly string[] }[]
}

/** The jewellery a target lists first. */
async function takePieces(target: Target): Promise<readonly Piece[]> {
  const { data } = await target.ask(`{
    listDesigns(categoryId: "3", pageSize: 100, sort: NEWEST) {
      items { sku purchaseAvailability attributes { name options { id } } stock { stockStatus attributes } }
    }
  }`)
  // The answer's shape is what the operations test checks.
  return (data as { listDesigns: { items: Piece[] } }).listDesigns.items
}

/** Every combination of what is chosen with a piece: finger size and lettering are not. */
function choicesOf(attributes: Piece['attributes']): string[][] {
  return attributes
    .filter(({ name }) => name !== 'Finger Size' && name !== 'Engraving')
    .reduce<string[][]>(
      (choices, { options }) => choices.flatMap((ids) => options.map(({ id }) => [...ids, id])),
      [[]],
    )
}

function holds({ stockStatus, attributes }: Piece['stock'][number], optionIds: readonly string[]): boolean {
  return stockStatus === 'IN_STOCK' && optionIds.every((id) => attributes.includes(id))
}
