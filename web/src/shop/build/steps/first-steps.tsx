import type { CreateKind } from '@shop/schema/domain/addresses/addresses'
import { buildSteps } from './build-steps.ts'
import { emptySteps } from './empty-steps.ts'
import { StepsFrame } from './steps-frame.tsx'

/** The steps of who looks for a setting and has chosen nothing yet. */
export function FirstSteps({ kind }: { readonly kind: CreateKind }) {
  const steps = buildSteps({
    current: 'setting',
    hasSetting: false,
    hasGemstone: false,
    hasPair: false,
    isStartWithDiamond: false,
    isEarrings: kind === 'earrings',
    isDiamond: true,
  })
  const contents = {
    setting: emptySteps.setting(),
    stone: emptySteps.stone(kind),
    review: emptySteps.review(),
  }
  return <StepsFrame kind={kind} steps={steps} contents={contents} />
}
