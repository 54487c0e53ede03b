import { stoneBandScene } from '@shop/schema/geometry/stone-band'
import { answerWith } from '../answer-with.ts'

answerWith(stoneBandScene)
