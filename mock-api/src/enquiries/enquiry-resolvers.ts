import type { Resolvers } from '../generated/resolvers.ts'
import { sendEnquiry } from './send-enquiry.ts'

/** Questions to the shop, in the world of the request (rules/enquiries#contact-form). */
export const enquiryResolvers: Resolvers = {
  Mutation: {
    sendContactEnquiry(_, { input }, { world }) {
      const { reference, userErrors } = sendEnquiry(world, input)
      return { enquiry: reference === null ? null : { reference }, userErrors }
    },
  },
}
