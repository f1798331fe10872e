import { ChevronRightIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from '#kit/ui/link.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { hasAgreed } from '#kit/wire/browser/common-params.ts'
import type { CallInput, CallOutput } from '#kit/wire/call.ts'
import { adlist, advertClick } from '../contract.ts'

/** What the operator shows in an area of the product. */
export type AreaAdvert = CallOutput<typeof adlist>['list'][number]

interface AreaAdvertsProps {
  area: NonNullable<CallInput<typeof adlist>['area_type']>
  /** As the page brought them. */
  adverts: readonly AreaAdvert[]
  /** So many lines at most. */
  most: number
}

/** Adverts of an area, a line each; a click is counted. What somebody pays for says so, and is not there in the elder version. */
export function AreaAdverts({ area, adverts: first, most }: AreaAdvertsProps) {
  const adverts = (useRecommended(area) ?? first).slice(0, most)
  if (adverts.length === 0) return null
  return (
    <div className="space-y-12">
      {adverts.map(({ id, title, link, is_paid }) => (
        <Link
          key={id}
          to={link}
          onClick={() => countClick(id)}
          data-no-elder={is_paid === 1 ? '' : undefined}
          className="flex min-h-target items-center gap-8 rounded-12 bg-tint px-16 py-12 text-14 font-medium text-accent-ink active:opacity-80"
        >
          <span className="min-w-0 grow">{title}</span>
          {is_paid === 1 && <Tag>广告</Tag>}
          <ChevronRightIcon className="shrink-0" />
        </Link>
      ))}
    </div>
  )
}

/** The server draws a page for everybody, without what is recommended: who agreed to that asks for it here. */
const useRecommended = (area: AreaAdvertsProps['area']) => {
  const [list, setList] = useState<readonly AreaAdvert[]>()
  useEffect(() => {
    if (!hasAgreed()) return
    callApi(adlist, { area_type: area }).then(
      (shown) => setList(shown.list),
      () => undefined,
    )
  }, [area])
  return list
}

/** Nobody waits for it, and nobody is told where it fails. */
const countClick = (advertId: number) => {
  callApi(advertClick, { advert_id: advertId }).catch(() => undefined)
}
