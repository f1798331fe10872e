import { address } from '#kit/wire/address.ts'

/** What somebody comes to customer service from: an order, an appointment, a refund. */
export interface Subject {
  /** In words: `预约：12月3日 上午 李永一`. */
  title: string
  /** Its number, as it can be said on the phone. */
  number?: string | undefined
  /** Its own page. */
  link?: string | undefined
}

/** Where customer service is asked about something. */
export const serviceAddress = ({ title, number, link }: Subject): string =>
  address('/qiyuMiddle', { title, number, link })

/** What the address of the page says that somebody comes from, with what they would begin to write; undefined without a word of it. */
export const cameFrom = (query: URLSearchParams): (Subject & { begin: string }) | undefined => {
  const title = query.get('title')?.slice(0, 50)
  if (!title) return undefined
  const number = query.get('number')?.slice(0, 40) ?? undefined
  const link = query.get('link') ?? ''
  // A link of somebody else's must not lead out of the product.
  const isOwn = /^\/(?![/\\])/.test(link)
  return {
    title,
    number,
    link: isOwn ? link : undefined,
    begin: `关于“${title}${number ? ` ${number}` : ''}”：`,
  }
}
