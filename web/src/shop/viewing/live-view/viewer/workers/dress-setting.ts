import { settingOfDressRing } from '@shop/schema/geometry/pieces/dress-setting'
import type { DressSettingGeometry } from '@shop/schema/geometry/pieces/piece'
import { plainRingScene } from '@shop/schema/geometry/pieces/plain-ring'
import { answerWith } from '../answer-with.ts'

answerWith((piece: DressSettingGeometry) => plainRingScene(settingOfDressRing(piece)))
