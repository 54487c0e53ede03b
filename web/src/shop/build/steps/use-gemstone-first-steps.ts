import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import { useBuild } from '../build-store.ts'
import { gemstoneFirstKindOf } from './gemstone-first-steps.ts'
import { useGemstoneFirstSetting } from '../use-own-setting.ts'

/**
 * What the steps of a page say that belongs to a piece that starts with its stone and names no setting: the
 * setting chosen for a stone before, else what the stone is to become.
 */
export function useGemstoneFirstSteps() {
  const { startKind } = useBuild()
  const setting = useGemstoneFirstSetting()
  const kind = setting ? gemstoneFirstKindOf(createKindOf(setting.design)) : (startKind ?? 'engagement-ring')
  return { current: 'stone', kind, isStartWithDiamond: true, ...(setting && { setting }) } as const
}
