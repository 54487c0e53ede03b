import { pendantScene } from '@shop/schema/geometry/pendant'
import { answerWith } from '../answer-with.ts'

answerWith(pendantScene)
