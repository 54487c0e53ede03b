import { expect, it } from 'vitest'
import { pence } from '../values/money.ts'
import { bespokePayments } from './bespoke-payments.ts'

it('asks for a quarter of a bespoke piece, and for the rest before it is handed over', () => {
  expect(bespokePayments(pence(497_000))).toEqual({ depositPence: 124_250, restPence: 372_750 })
})

it('rounds the deposit half up to the penny, and loses none', () => {
  expect(bespokePayments(pence(100_002))).toEqual({ depositPence: 25_001, restPence: 75_001 })
})
