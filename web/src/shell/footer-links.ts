import {
  account,
  bookConsultation,
  boutiqueList,
  boutiquePage,
  contact,
  hallmarking,
  signIn,
} from '@shop/schema/domain/addresses/addresses'
import { contentAddresses } from '@shop/schema/domain/addresses/content-addresses'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { opensConsultation } from '#data/booking/consultation-opening.ts'
import { opensEnquiry } from '#data/enquiry/enquiry-opening.ts'
import { m } from '#generated/paraglide/messages.js'
import { aboutLinks, shopLinks } from './shell-links.ts'

export interface FooterLink {
  readonly href: string
  readonly name: string
  /** What it does, where its name alone does not say so. */
  readonly label?: string
  /** Whether it leads out of the shop, or to a program of the visitor's. */
  readonly isOutside?: boolean
  /** What it bears where it opens something over the page instead. */
  readonly mark?: ReturnType<typeof opensConsultation> | typeof opensEnquiry
}

export interface FooterColumn {
  readonly id: 'shop' | 'about' | 'care' | 'contact' | 'follow'
  readonly title: string
  readonly links: readonly FooterLink[]
}

/** The columns of the footer (rules/shell#footer). They lead to pages that exist, and to nothing else. */
export function footerColumns(): FooterColumn[] {
  return [
    { id: 'shop', title: m.footer_shop(), links: shopLinks.map(named) },
    {
      id: 'about',
      title: m.footer_about(),
      links: [
        { href: contentAddresses.about, name: m.footer_story() },
        { href: contentAddresses.conflictFree, name: m.footer_conflict_free() },
        { href: contentAddresses.recycledMetals, name: m.footer_recycled_metals() },
        { href: contentAddresses.givingBack, name: m.footer_giving_back() },
        { href: contentAddresses.bespokeGallery, name: m.footer_bespoke_gallery() },
        ...aboutLinks.map(named),
      ],
    },
    {
      id: 'care',
      title: m.footer_care(),
      links: [
        { href: contentAddresses.delivery, name: m.footer_delivery() },
        { href: contentAddresses.returns, name: m.footer_returns() },
        { href: contentAddresses.warranty, name: m.footer_warranty() },
        { href: contentAddresses.insurance, name: m.footer_insurance() },
        { href: contentAddresses.finance, name: m.footer_finance() },
        { href: contentAddresses.questions, name: m.footer_questions() },
        { href: account('orders'), name: m.footer_orders() },
        { href: account('wishlist'), name: m.footer_wishlist() },
        { href: signIn(), name: m.footer_sign_in() },
      ],
    },
    { id: 'contact', title: m.footer_contact(), links: contactLinks() },
    {
      id: 'follow',
      title: m.footer_follow(),
      links: shopIdentity.social.map((link) => ({ ...link, isOutside: true })),
    },
  ]
}

/** What stands beside the company's name. */
export function legalLinks(): FooterLink[] {
  return [
    { href: hallmarking(), name: m.footer_hallmark() },
    { href: contentAddresses.terms, name: m.footer_terms() },
    { href: contentAddresses.privacy, name: m.footer_privacy() },
  ]
}

function named({ href, name }: { readonly href: string; readonly name: () => string }): FooterLink {
  return { href, name: name() }
}

function contactLinks(): FooterLink[] {
  const { freephone, email, boutiques } = shopIdentity
  return [
    { href: `tel:${freephone.link}`, name: freephone.shown, isOutside: true },
    { href: `mailto:${email}`, name: email, isOutside: true },
    { href: contact(), name: m.footer_enquiry(), mark: opensEnquiry },
    { href: bookConsultation(), name: m.footer_consultation(), mark: opensConsultation() },
    {
      href: bookConsultation({ location: 'VIRTUAL' }),
      name: m.footer_consultation_virtual(),
      mark: opensConsultation('VIRTUAL'),
    },
    { href: boutiqueList(), name: m.footer_boutiques() },
    ...boutiques.map(({ name, slug }) => ({
      href: boutiquePage(slug),
      name,
      label: m.footer_boutique({ boutique: name }),
    })),
  ]
}
