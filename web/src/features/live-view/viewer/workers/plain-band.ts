import { plainBandScene } from '@shop/schema/geometry/plain-band'
import { answerWith } from '../answer-with.ts'

answerWith(plainBandScene)
