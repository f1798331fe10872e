import { usePageOrigin } from './page-origin.ts'

/** Something as schema.org describes it; addresses are paths of the product. */
export interface Thing {
  '@type':
    | 'Hospital'
    | 'Physician'
    | 'Article'
    | 'PostalAddress'
    | 'Person'
    | 'Organization'
    | 'Product'
    | 'Brand'
    | 'Offer'
    | 'AggregateOffer'
    | 'AggregateRating'
  [name: string]: string | number | undefined | Thing
}

/**
 * What a page shows, for machines that read it: data and no script, so that no policy of the page has to let it in.
 * `url` and `image` become whole addresses.
 */
export function Described({ thing }: { thing: Thing }) {
  const origin = usePageOrigin()
  const whole = (name: string, value: unknown) =>
    (name === 'url' || name === 'image') && typeof value === 'string' && value
      ? new URL(value, `${origin}/`).href
      : value === ''
        ? undefined
        : value
  const text = JSON.stringify({ '@context': 'https://schema.org', ...thing }, whole)
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing in it ends the element
      dangerouslySetInnerHTML={{ __html: text.replace(/</g, '\\u003c') }}
    />
  )
}
