import { dressRingScene } from '@shop/schema/geometry/dress-ring'
import { answerWith } from '../answer-with.ts'

answerWith(dressRingScene)
