import type { BlockOf } from '@shop/schema/http/content-blocks'
import { BandProfiles } from './band-profiles.tsx'
import { Boutiques, Workshop } from './places.tsx'
import { CaseDrawing } from './cases/case-drawing.tsx'
import { ClusterFromAbove } from './cluster-from-above.tsx'
import { CutProfile } from './cut-profile.tsx'
import { GemDrawing } from './gem-drawing.tsx'
import { SettingParts } from './setting-parts.tsx'
import { StepDrawing } from './steps/step-drawing.tsx'
import { TableAndDepth } from './table-and-depth.tsx'

export type DrawingProps = Pick<BlockOf<'drawing'>, 'name' | 'shape' | 'gem'>

/** A drawing by its name. */
export function Drawing({ name, shape = 'round-brilliant', gem = 'amethyst' }: DrawingProps) {
  switch (name) {
    case 'cut-profile':
      return <CutProfile shape={shape} />
    case 'table-and-depth':
      return <TableAndDepth shape={shape} />
    case 'band-profiles':
      return <BandProfiles />
    case 'setting-parts':
      return <SettingParts shape={shape} />
    case 'workshop':
      return <Workshop />
    case 'boutiques':
      return <Boutiques />
    case 'cluster':
      return <ClusterFromAbove />
    case 'gem':
      return <GemDrawing gem={gem} />
    case 'step-talk':
    case 'step-drawing':
    case 'step-model':
    case 'step-making':
    case 'step-last-look':
      return <StepDrawing name={name} />
    default:
      return <CaseDrawing name={name} />
  }
}
