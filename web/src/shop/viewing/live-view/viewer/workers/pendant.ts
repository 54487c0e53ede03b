import { pendantScene } from '@shop/schema/geometry/pieces/pendant'
import { answerWith } from '../answer-with.ts'

answerWith(pendantScene)
