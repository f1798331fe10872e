import { openWire, type Shot } from './load.ts'

/** A question to Vendure's API for shops; a session goes in a header. */
export const asking = (query: string, session?: string): Shot => ({
  method: 'POST',
  path: '/shop-api',
  body: JSON.stringify({ query }),
  headers: { 'content-type': 'application/json', ...(session ? { authorization: `Bearer ${session}` } : {}) },
})

const PRODUCTS = 1_000
const PAGE = 20

/** Twenty products with their variants, page after page. */
export const list = (index: number): Shot =>
  asking(
    `{ products(options: { take: ${PAGE}, skip: ${(index * PAGE) % PRODUCTS}, sort: { id: ASC } }) { totalItems items {
      id name slug description variants { id name sku priceWithTax stockLevel } } } }`,
  )

/** The same out of the index of its search, which is what a shop's pages ask. */
export const search = (index: number): Shot =>
  asking(
    `{ search(input: { take: ${PAGE}, skip: ${(index * PAGE) % PRODUCTS}, groupByProduct: true }) { totalItems items {
      productId productName slug description priceWithTax { ... on PriceRange { min max } } } } }`,
  )

/** A product with all that its page shows. */
export const detail = (index: number): Shot =>
  asking(
    `{ product(id: ${1 + (index % PRODUCTS)}) { id name slug description facetValues { name facet { name } }
      optionGroups { name options { name } } variants { id name sku priceWithTax stockLevel options { name } } } }`,
  )

const address =
  '{ fullName: "Passer By", streetLine1: "High Street 1", city: "Berlin", postalCode: "10115", countryCode: "DE" }'
const failing = '__typename ... on ErrorResult { errorCode message }'

/** The six calls of a checkout, by a buyer who is new. */
const calls = (variantId: number, buyer: number): string[] => [
  `addItemToOrder(productVariantId: ${variantId}, quantity: 1) { ${failing} ... on Order { id totalWithTax } }`,
  `setCustomerForOrder(input: { firstName: "Passer", lastName: "By", emailAddress: "buyer-${buyer}@example.com" }) { ${failing} }`,
  `setOrderShippingAddress(input: ${address}) { ${failing} }`,
  `setOrderShippingMethod(shippingMethodId: [1]) { ${failing} ... on Order { totalWithTax } }`,
  `transitionOrderToState(state: "ArrangingPayment") { ${failing} ... on Order { state } }`,
  `addPaymentToOrder(input: { method: "paid-at-once", metadata: {} }) { ${failing} ... on Order { state code } }`,
]

interface Reply {
  data?: Record<string, { __typename: string; errorCode?: string; state?: string }>
  errors?: { message: string }[]
}

/** From the cart to the paid order over a connection of its own: `undefined`, or why Vendure refused it. */
export const checkOut = async (port: number, variantId: number, buyer: number): Promise<string | undefined> => {
  const wire = await openWire(port)
  try {
    let session: string | undefined
    for (const call of calls(variantId, buyer)) {
      const { head, body } = await wire.send(asking(`mutation { ${call} }`, session))
      session ??= /vendure-auth-token: (\S+)/i.exec(head.toString('latin1'))?.[1]
      const { data, errors } = JSON.parse(body.toString()) as Reply
      const [got] = Object.values(data ?? {})
      if (got?.__typename !== 'Order') return got?.errorCode ?? errors?.[0]?.message ?? 'nothing'
    }
    return undefined
  } finally {
    wire.end()
  }
}
