import { looseStoneScene } from '@shop/schema/geometry/stones/loose-stone'
import type { LooseStoneGeometry } from '../../viewed-piece.ts'
import { answerWith } from '../answer-with.ts'

answerWith(({ stone }: LooseStoneGeometry) => looseStoneScene(stone))
