import { useEffect, useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Link } from '#kit/ui/link.tsx'
import { address } from '#kit/wire/address.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { getPageCategory } from '../contract.ts'
import { Section } from './section.tsx'

type Listed = CallOutput<typeof getPageCategory>['list']

/** The categories of the home: the first twelve, all on a tap [X234]. */
export function OftenBought() {
  const [all, setAll] = useState(false)
  const [categories, setCategories] = useState<Listed>([])
  useEffect(() => {
    callApi(getPageCategory, { page_mark: 'healthIndex', all: all ? 1 : 0 }).then(
      ({ list }) => setCategories(list),
      () => undefined,
    )
  }, [all])
  if (categories.length === 0) return null
  return (
    <Section title="看看别的分类">
      <div className="flex flex-wrap gap-8">
        {categories.map(({ category_id, category_name }) => (
          <Link
            key={category_id}
            to={address('/health/second', { category_id })}
            className="flex min-h-target items-center rounded-full bg-card px-16 text-14 active:opacity-70"
          >
            {category_name}
          </Link>
        ))}
      </div>
      {!all && (
        <div className="pt-12">
          <Button kind="text" size="small" onClick={() => setAll(true)}>
            展开全部
          </Button>
        </div>
      )}
    </Section>
  )
}
