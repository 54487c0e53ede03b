import { usePersonalisation } from '#shop/design/personalisation/personalisation.ts'
import { buildInput, type BuildToSave } from './build-input.ts'
import { SavingBuild } from './saving-build.tsx'

interface SavingDesignProps {
  readonly build: BuildToSave
  readonly rememberPage: () => () => boolean
}

/** Saves what is being built, as the page has it now. */
export function SavingDesign({ build, rememberPage }: SavingDesignProps) {
  return <SavingBuild input={buildInput(build, usePersonalisation())} rememberPage={rememberPage} />
}
