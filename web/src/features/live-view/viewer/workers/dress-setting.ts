import { settingOfDressRing } from '@shop/schema/geometry/dress-setting'
import type { DressSettingGeometry } from '@shop/schema/geometry/piece'
import { plainRingScene } from '@shop/schema/geometry/plain-ring'
import { answerWith } from '../answer-with.ts'

answerWith((piece: DressSettingGeometry) => plainRingScene(settingOfDressRing(piece)))
