import { newsAddress } from '#app/areas/content/articles/cards/article-address.ts'
import { chipLook } from '#kit/ui/chip-look.ts'
import { classes } from '#kit/ui/classes.ts'
import { FilterBar } from '#kit/ui/filter-bar.tsx'
import { Link } from '#kit/ui/link.tsx'

type Categories = readonly { pubcat_id: number; pubcat_name: string }[]

/** Categories that lead to their articles, in a row that wraps. */
export function CategoryLinks({ label, categories }: { label: string; categories: Categories }) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-8">
      {categories.map(({ pubcat_id, pubcat_name }) => (
        <Link
          key={pubcat_id}
          to={newsAddress({ cat_id: pubcat_id })}
          className={classes(chipLook, 'border border-line bg-card text-ink-2')}
        >
          {pubcat_name}
        </Link>
      ))}
    </nav>
  )
}

interface CategoryFilterProps {
  label: string
  categories: Categories
  chosen: number | undefined
  to: (id: number | undefined) => string
}

/** Categories that narrow what stands below; nothing where there is no choice. */
export function CategoryFilter({ label, categories, chosen, to }: CategoryFilterProps) {
  if (categories.length < 2) return null
  const all = { text: '全部', to: to(undefined), current: chosen === undefined }
  const filters = categories.map(({ pubcat_id, pubcat_name }) => ({
    text: pubcat_name,
    to: to(pubcat_id),
    current: pubcat_id === chosen,
  }))
  return (
    <div className="-mx-16">
      <FilterBar label={label} filters={[all, ...filters]} />
    </div>
  )
}
