import { addToBasket, edit, makeItOnes, takeOut } from './basket-commands.ts'
import {
  changeChoice,
  filter,
  goToStep,
  leave,
  lookForStones,
  openSetting,
  openStones,
  reload,
  remove,
  tamper,
} from './build-commands.ts'
import { settings } from './build-model.ts'
import { addPair, addStone, chooseFirst, lookAtMatch, openPair, openReview } from './stone-commands.ts'
import {
  addToPiece,
  changeMetal,
  chooseFitting,
  goToGemstoneFirstStep,
  keepSetting,
  openFitting,
  openFittingSetting,
  lookAgain,
  openStone,
  openGemstoneFirstReview,
  otherKind,
  reviewFitting,
} from './gemstone-first-commands.ts'

/** An address that somebody opens, from wherever he stands. */
const jumps = [
  openSetting,
  openStones,
  openPair,
  openReview(settings),
  openStone,
  openFitting,
  openFittingSetting,
  openGemstoneFirstReview,
  leave,
  leave,
  reload,
  tamper,
]

/** What a page offers, so that it can be done on few pages only. */
const ways = [
  changeChoice,
  lookForStones,
  addStone,
  addStone,
  chooseFirst,
  lookAtMatch,
  addPair,
  goToStep,
  addToPiece,
  addToPiece,
  lookAgain,
  otherKind,
  chooseFitting,
  chooseFitting,
  keepSetting,
  keepSetting,
  changeMetal,
  reviewFitting,
  reviewFitting,
  goToGemstoneFirstStep,
  goToGemstoneFirstStep,
  addToBasket,
  addToBasket,
  edit,
  edit,
  takeOut,
  makeItOnes,
  remove,
  filter,
]

/** Every way to go on; what leads on is there more often. */
export const anyCommand = [...jumps, ...Array.from({ length: 5 }, () => ways).flat()]
