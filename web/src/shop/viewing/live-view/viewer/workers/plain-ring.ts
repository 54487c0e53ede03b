import { plainRingScene } from '@shop/schema/geometry/pieces/plain-ring'
import { answerWith } from '../answer-with.ts'

answerWith(plainRingScene)
