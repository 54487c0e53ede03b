import { earringsScene } from '@shop/schema/geometry/earrings'
import { answerWith } from '../answer-with.ts'

answerWith(earringsScene)
