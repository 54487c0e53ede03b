import { braceletScene } from '@shop/schema/geometry/bracelet'
import { answerWith } from '../answer-with.ts'

answerWith(braceletScene)
