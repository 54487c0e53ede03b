import { ringSettingScene } from '@shop/schema/geometry/pieces/ring-setting'
import { answerWith } from '../answer-with.ts'

answerWith(ringSettingScene)
