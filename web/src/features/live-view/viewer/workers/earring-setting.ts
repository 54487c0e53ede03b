import { earringSettingScene } from '@shop/schema/geometry/earring-setting'
import { answerWith } from '../answer-with.ts'

answerWith(earringSettingScene)
