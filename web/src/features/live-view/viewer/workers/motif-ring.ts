import { motifRingScene } from '@shop/schema/geometry/motif-ring'
import { answerWith } from '../answer-with.ts'

answerWith(motifRingScene)
