import { stoneBandScene } from '@shop/schema/geometry/pieces/stone-band'
import { answerWith } from '../answer-with.ts'

answerWith(stoneBandScene)
