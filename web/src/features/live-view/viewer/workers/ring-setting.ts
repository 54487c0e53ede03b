import { ringSettingScene } from '@shop/schema/geometry/ring-setting'
import { answerWith } from '../answer-with.ts'

answerWith(ringSettingScene)
