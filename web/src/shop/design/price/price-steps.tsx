import type { PriceStep } from '@shop/schema/domain/prices/price-steps'
import type { ReactNode } from 'react'
import { ExplainerRows } from '#ui/explainer.tsx'
import { priceRows, type PricedThing } from './price-rows.ts'

interface PriceStepsProps {
  readonly steps: readonly PriceStep[]
  readonly thing: PricedThing
  readonly children?: ReactNode
}

/** How a price came about, a row per step. */
export function PriceSteps({ steps, thing, children }: PriceStepsProps) {
  return <ExplainerRows rows={priceRows(steps, thing)}>{children}</ExplainerRows>
}
