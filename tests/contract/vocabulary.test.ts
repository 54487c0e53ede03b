import { isEnumType } from 'graphql'
import {
  gemCertificates,
  gemClarities,
  gemColours,
  gemCuts,
  gemFinishes,
  gemFluorescences,
  gemGrowthMethods,
  gemQualityTiers,
  gemTreatments,
} from '@shop/schema/domain/vocabulary/gemstone-grades'
import {
  gemAvailabilities,
  gemOrigins,
  gemStoneTypes,
  gemstoneFacets,
  gemstoneSorts,
} from '@shop/schema/domain/vocabulary/gemstones'
import { createKinds } from '@shop/schema/domain/addresses/addresses'
import { listingSorts } from '@shop/schema/domain/addresses/listing-grammar'
import { settingGrammar } from '@shop/schema/domain/addresses/listings'
import { pieceFilters } from '@shop/schema/domain/addresses/piece-filters'
import { gemDeliveries } from '@shop/schema/domain/delivery/gem-delivery'
import { boutiques } from '@shop/schema/domain/vocabulary/boutiques'
import { enquiryLocations } from '@shop/schema/domain/booking/enquiry-limits'
import { consultationLocations } from '@shop/schema/domain/booking/consultation-locations'
import { consentPurposes } from '@shop/schema/domain/vocabulary/consent-wordings'
import { gemHues } from '@shop/schema/domain/vocabulary/gem-hues'
import { paymentMethods } from '@shop/schema/domain/vocabulary/payment-methods'
import { orderStages } from '@shop/schema/domain/vocabulary/order-stages'
import { stoneMisfits } from '@shop/schema/domain/stones/stone-fit'
import { stoneMerits } from '@shop/schema/domain/trade-offs/stone-trade-offs'
import { stoneQualities } from '@shop/schema/domain/trade-offs/stone-trade-offs-front'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { listingScopes } from './piece-variables.ts'
import { shopContract } from './shop-contract.ts'
import { openMock, type Target } from './targets.ts'
import { type Stock, takeStock } from './variables.ts'

// The server may take its time to start on a busy machine.
vi.setConfig({ hookTimeout: 30_000 })

const schema = shopContract()

/** What each enum of the contract equals in the domain, or why the domain has no such list. */
const domainLists: Readonly<Record<string, readonly string[] | string>> = {
  FacetGroup: [...new Set(Object.values(pieceFilters).map(({ facet }) => facet))],
  DesignSort: listingSorts.map(({ argument }) => argument),
  GemstoneFacetGroup: gemstoneFacets,
  GemstoneSort: gemstoneSorts.map(({ argument }) => argument),
  GemStoneType: valuesOf(gemStoneTypes),
  GemOrigin: valuesOf(gemOrigins),
  GemColour: valuesOf(gemColours),
  GemClarity: valuesOf(gemClarities),
  GemCut: valuesOf(gemCuts),
  GemFinish: valuesOf(gemFinishes),
  GemFluorescence: valuesOf(gemFluorescences),
  GemCertificate: valuesOf(gemCertificates),
  GemQualityTier: valuesOf(gemQualityTiers),
  GemTreatment: valuesOf(gemTreatments),
  GemGrowthMethod: valuesOf(gemGrowthMethods),
  GemAvailability: gemAvailabilities,
  GemHue: valuesOf(gemHues),
  GemDelivery: valuesOf(gemDeliveries),
  StoneMisfit: stoneMisfits.map((reason) => reason.toUpperCase().replaceAll('-', '_')),
  GemstoneMerit: stoneMerits,
  GemstoneQuality: stoneQualities,
  BuildKind: createKinds.map((kind) => kind.toUpperCase().replaceAll('-', '_')),
  ConsentPurpose: consentPurposes,
  OrderStageName: orderStages,
  GemstoneAssetType: 'no rule branches on it',
  AssetType: 'no rule branches on it',
  StockStatus: 'no rule branches on it',
  CartErrorCode: 'no rule branches on it',
  CartItemAvailability: 'no rule branches on it',
  PurchaseAvailability: 'no rule branches on it',
  WishListErrorCode: 'no rule branches on it',
  SavedBuildErrorCode: 'no rule branches on it',
  AddressErrorCode: 'no rule branches on it',
  Boutique: boutiques,
  CartCodeErrorCode: 'no rule branches on it',
  CheckoutErrorCode: 'no rule branches on it',
  DeclineReason: 'no rule branches on it',
  NewsletterErrorCode: 'no rule branches on it',
  PaymentLinkErrorCode: 'no rule branches on it',
  PaymentLinkStatus: 'no rule branches on it',
  PaymentMethod: paymentMethods,
  PaymentStatus: 'no rule branches on it',
  ContactEnquiryErrorCode: 'no rule branches on it',
  EnquiryLocation: enquiryLocations,
  ConsultationErrorCode: 'no rule branches on it',
  ConsultationLocation: consultationLocations,
  ScheduleErrorCode: 'no rule branches on it',
}

const enums = Object.values(schema.getTypeMap()).filter(
  (type) => isEnumType(type) && !type.name.startsWith('__'),
)

/**
 * Options that are counted on listings that do not offer them: palladium on eternity rings as on all wedding
 * rings, ready engagement rings on every list of jewellery as in the sale.
 */
const countedOnly = new Set(['METAL 164', 'CATEGORY 7'])

function valuesOf(list: readonly { readonly value: string }[]): string[] {
  return list.map(({ value }) => value)
}

describe('the enums of the contract', () => {
  it('are each compared with the domain, or say why not', () => {
    expect(enums.map(({ name }) => name).toSorted()).toEqual(Object.keys(domainLists).toSorted())
  })

  it.each(Object.entries(domainLists).filter(([, list]) => typeof list !== 'string'))(
    '%s has the values of the domain, in their order',
    (name, list) => {
      const type = schema.getType(name)
      expect(isEnumType(type) && type.getValues().map((value) => value.name)).toEqual(list)
    },
  )
})

describe('the filters of the mock', () => {
  let target: Target
  let stock: Stock
  beforeAll(async () => {
    target = await openMock()
    stock = await takeStock(target)
  })
  afterAll(() => target?.close())

  it.each([
    ['shape', 'shapes'],
    ['style', 'styles'],
    ['metal', 'metals'],
  ] as const)('offer the options of the domain by %s, in their order', (key, group) => {
    const domain = settingGrammar.groups.find((each) => each.key === key)?.options
    expect(stock[group]).toEqual(domain?.map(({ ids }) => ids))
  })

  it.each(listingScopes)(
    'offer on the listing %s what the domain says, in its order',
    async (_key, listing, all) => {
      const { data, errors } = await target.ask(
        `query (
        $categoryId: ID!, $subCategoryIds: [ID!]!, $subCollectionIds: [ID!]!, $collectionId: ID, $onSale: Boolean!
      ) {
        listDesigns(
          categoryId: $categoryId, subCategoryIds: $subCategoryIds, subCollectionIds: $subCollectionIds
          collectionId: $collectionId, onSale: $onSale, pageSize: 1
        ) { facets { group options { ids } } }
      }`,
        all,
      )
      expect(errors).toBeUndefined()
      // The answer's shape is what the runner checks.
      const { listDesigns } = data as {
        listDesigns: { facets: { group: string; options: { ids: string[] }[] }[] }
      }
      const answered = new Map(listDesigns.facets.map(({ group, options }) => [group, options]))
      for (const { facet, options } of listing.grammar.groups) {
        const domain = options.map(({ ids }) => ids)
        const offered = answered
          .get(facet)
          ?.map(({ ids }) => ids)
          .filter(([id = '']) => !countedOnly.has(`${facet} ${id}`) || domain.flat().includes(id))
        expect([facet, offered]).toEqual([facet, domain])
      }
    },
  )
})
