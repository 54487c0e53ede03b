import { plainRingScene } from '@shop/schema/geometry/plain-ring'
import { answerWith } from '../answer-with.ts'

answerWith(plainRingScene)
