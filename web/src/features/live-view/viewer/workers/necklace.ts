import { necklaceScene } from '@shop/schema/geometry/necklace'
import { answerWith } from '../answer-with.ts'

answerWith(necklaceScene)
