const PRODUCTS = 1_000
/** Products of which there are ten pieces, for the rushes. */
const SCARCE = 20
const PLENTY = 1_000_000

const kinds = ['Thermometer', 'Bandage', 'Vitamin', 'Monitor', 'Mask', 'Pillow', 'Brush', 'Tea', 'Scale', 'Lamp']
const makes = ['Soft', 'Strong', 'Light', 'Quiet', 'Warm', 'Clear', 'Gentle', 'Quick', 'Deep', 'Bright']
const words = 'made for every day with care and tested by people who use it at home and on the way to work'

const english = (fields) => [{ languageCode: 'en', customFields: {}, ...fields }]

const variant = (sku, price, size, stockOnHand) => ({
  sku,
  price,
  stockOnHand,
  taxCategory: 'Standard',
  trackInventory: 'TRUE',
  assetPaths: [],
  facets: [],
  translations: english({ optionValues: [size] }),
})

const product = (name, slug, kind, sizes, stock) => ({
  product: {
    assetPaths: [],
    facets: [{ translations: english({ facet: 'Kind', value: kind }) }],
    optionGroups: [{ translations: english({ name: 'Size', values: sizes }) }],
    translations: english({ name, slug, description: `${name}: ${words}`.repeat(2) }),
  },
  variants: sizes.map((size, at) => variant(`${slug}-${size}`, 1_000 + 100 * at, size, stock)),
})

const plenty = Array.from({ length: PRODUCTS }, (_, at) => {
  const kind = kinds[at % kinds.length]
  const name = `${makes[Math.floor(at / kinds.length) % makes.length]} ${kind} ${at + 1}`
  return product(name, `ware-${at + 1}`, kind, ['small', 'large'], PLENTY)
})

const scarce = Array.from({ length: SCARCE }, (_, at) =>
  product(`Scarce ${at + 1}`, `scarce-${at + 1}`, 'Scarce', ['only'], 10),
)

/** Goods as Vendure's importer takes them: a thousand in two sizes each, and some of which there is little. */
export const wares = [...plenty, ...scarce]

/** What a shop needs before it has goods. */
export const shop = {
  defaultLanguage: 'en',
  defaultZone: 'Europe',
  collections: [],
  countries: [{ name: 'Germany', code: 'DE', zone: 'Europe' }],
  taxRates: [{ name: 'Standard', percentage: 20 }],
  shippingMethods: [{ name: 'Parcel', price: 500 }],
  paymentMethods: [
    {
      name: 'Paid at once',
      handler: { code: 'dummy-payment-handler', arguments: [{ name: 'automaticSettle', value: 'true' }] },
    },
  ],
}
