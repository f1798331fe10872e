import type { getCategory } from '#app/areas/mall/catalogue/contract.ts'
import { Link } from '#kit/ui/link.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'

/** A category to choose. */
export type Category = CallOutput<typeof getCategory>['list'][number]

interface CategoryLinksProps {
  label: string
  categories: readonly Category[]
  /** The page to which each leads. */
  to: string
}

/** Categories as pictures with their names, four in a row. */
export function CategoryLinks({ label, categories, to }: CategoryLinksProps) {
  return (
    <nav aria-label={label} className="grid grid-cols-4 gap-y-12 elder:grid-cols-2">
      {categories.map(({ category_id, category_name, img }) => (
        <Link
          key={category_id}
          to={address(to, { category_id })}
          className="flex min-h-target flex-col items-center gap-6 text-center text-12 active:opacity-70"
        >
          <Picture src={img} alt="" width={48} height={48} className="size-48 rounded-16" />
          <span className="line-clamp-2">{category_name}</span>
        </Link>
      ))}
    </nav>
  )
}
