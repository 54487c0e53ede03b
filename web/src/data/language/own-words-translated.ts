/** Takes the place of `own-words.ts` where the shop is built in another language than English. */
export { optionWords as ownWords } from './option-words.ts'
