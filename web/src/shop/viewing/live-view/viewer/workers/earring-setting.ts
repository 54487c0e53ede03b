import { earringSettingScene } from '@shop/schema/geometry/pieces/earring-setting'
import { answerWith } from '../answer-with.ts'

answerWith(earringSettingScene)
