import { looseStoneScene } from '@shop/schema/geometry/stones/loose-stone'
import type { LooseStoneGeometry } from '../../viewed-piece.ts'
import { answerWith } from '../answer-with.ts'

answerWith(({ stone, ...own }: LooseStoneGeometry) => looseStoneScene(stone, own))
