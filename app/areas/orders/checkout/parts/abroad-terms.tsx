import { lazy, Suspense } from 'react'

// Who orders nothing abroad loads nothing of it.
const Terms = lazy(async () => {
  const { PackageTerms } = await import('#app/areas/overseas/section/cards/package-terms.tsx')
  return { default: PackageTerms }
})

/** Of services abroad: at which hospital, what their price is made of, and what one pays beside it. */
export const AbroadTerms = ({ goodsIds }: { goodsIds: readonly number[] }) =>
  goodsIds.map((goodsId) => (
    <Suspense key={goodsId}>
      <Terms goodsId={goodsId} />
    </Suspense>
  ))
