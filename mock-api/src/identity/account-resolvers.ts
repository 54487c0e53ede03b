import { isLanguage } from '@shop/schema/domain/vocabulary/languages'
import { keepLanguage, languageOf } from '../account/account-language.ts'
import { myData } from '../account/my-data.ts'
import type { Resolvers, User } from '../generated/resolvers.ts'
import { badUserInput } from '../graphql/bad-user-input.ts'
import type { World } from '../world/world.ts'
import type { Account } from './account-store.ts'
import { signedIn } from './signed-in.ts'

/** Who is signed in, and what is theirs alone. */
export const accountResolvers: Resolvers = {
  Query: {
    async whoAmI(_, _args, context) {
      return context.authorization ? userOf(context.world, await signedIn(context)) : null
    },
    async downloadMyData(_, _args, context) {
      return JSON.stringify(myData(context.world, await signedIn(context)), null, 2)
    },
  },
  Mutation: {
    async setLanguage(_, { language }, context) {
      const account = await signedIn(context)
      if (!isLanguage(language)) throw badUserInput('language', 'The storefront has no such language.')
      keepLanguage(context.world.sql, account.id, language)
      return userOf(context.world, account)
    },
  },
}

function userOf({ sql }: World, { id, email, firstName, lastName }: Account): User {
  return { id, email, firstName, lastName, language: languageOf(sql, id) }
}
