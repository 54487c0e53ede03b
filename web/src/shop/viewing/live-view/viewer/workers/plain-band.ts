import { plainBandScene } from '@shop/schema/geometry/pieces/plain-band'
import { answerWith } from '../answer-with.ts'

answerWith(plainBandScene)
