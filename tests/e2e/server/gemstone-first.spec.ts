import { edgeStoneId } from '../support/stones.ts'
import { expect, test } from '../support/visitor-test.ts'

const list = '/create/gemstones'
/** 1.00 ct, Round. */
const stoneId = edgeStoneId('pairLeft')
const rings = `${list}/${stoneId}/engagement-rings`

for (const { what, path, status, target } of [
  { what: 'a stone nobody knows', path: `${list}/gemstone/999999999`, status: 404, target: undefined },
  {
    what: 'settings for a stone nobody knows',
    path: `${list}/999999999/engagement-rings`,
    status: 404,
    target: undefined,
  },
  { what: 'a filter nobody knows', path: `${list}/chocolate`, status: 404, target: undefined },
  { what: 'a filter that settings do not have', path: `${rings}/palladium`, status: 404, target: undefined },
  {
    what: 'a setting nobody made',
    path: `${list}/${stoneId}/engagement-ring/PR-99999/platinum`,
    status: 404,
    target: undefined,
  },
  {
    what: 'a metal nobody knows',
    path: `${list}/${stoneId}/engagement-ring/PR-00201/bronze`,
    status: 404,
    target: undefined,
  },
  {
    what: 'a shape, which is the stone’s',
    path: `${rings}/oval-shape_halo`,
    status: 307,
    target: `${rings}/halo?adjusted=shape`,
  },
  {
    what: 'a pendant among rings',
    path: `${list}/${stoneId}/engagement-ring/PD-00301/platinum`,
    status: 307,
    target: `${list}/${stoneId}/pendant/PD-00301/platinum?adjusted=kind`,
  },
  {
    what: 'a review in another shape',
    path: `${list}/review/PR-00201/oval-shape/yellow-gold/${stoneId}`,
    status: 307,
    target: `${list}/review/PR-00201/round-brilliant/yellow-gold/${stoneId}?adjusted=shape`,
  },
  {
    what: 'an older spelling',
    path: `${list}/${stoneId}/pendant`,
    status: 301,
    target: `${list}/${stoneId}/pendants`,
  },
] as const) {
  test(`${what} is answered with ${status}: ${path}`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status()).toBe(status)
    expect(response.headers()['location']).toBe(target)
  })
}
