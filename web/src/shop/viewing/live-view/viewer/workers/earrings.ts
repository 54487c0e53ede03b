import { earringsScene } from '@shop/schema/geometry/pieces/earrings'
import { answerWith } from '../answer-with.ts'

answerWith(earringsScene)
