import { necklaceScene } from '@shop/schema/geometry/pieces/necklace'
import { answerWith } from '../answer-with.ts'

answerWith(necklaceScene)
