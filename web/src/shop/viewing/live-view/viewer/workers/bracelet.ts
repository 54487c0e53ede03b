import { braceletScene } from '@shop/schema/geometry/pieces/bracelet'
import { answerWith } from '../answer-with.ts'

answerWith(braceletScene)
