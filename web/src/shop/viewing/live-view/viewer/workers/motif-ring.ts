import { motifRingScene } from '@shop/schema/geometry/pieces/motif-ring'
import { answerWith } from '../answer-with.ts'

answerWith(motifRingScene)
